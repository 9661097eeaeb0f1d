/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { fireEvent } from '@testing-library/react';
import { hidePage, isHidden, showPage } from './hide-page.js';

let saved: number;
const save = ({ key }: KeyboardEvent) => void (key === 's' && (saved += 1));

beforeEach(() => {
  saved = 0;
  document.documentElement.addEventListener('keydown', save);
});
afterEach(() => {
  showPage(document);
  document.documentElement.removeEventListener('keydown', save);
});

const pressSave = () => fireEvent.keyDown(document.body, { key: 's', ctrlKey: true });

it('A hidden page ignores its keys until it is shown again', () => {
  hidePage(document);
  pressSave();
  expect([isHidden(document), saved]).toEqual([true, 0]);
  showPage(document);
  pressSave();
  expect([isHidden(document), saved]).toEqual([false, 1]);
});

it('The keys of the dialog in its place work', () => {
  hidePage(document);
  let isHeard = false;
  document.body.addEventListener('keydown', () => (isHeard = true), { once: true });
  fireEvent.keyDown(document.body, { key: 'Enter' });
  expect(isHeard).toBe(true);
});
