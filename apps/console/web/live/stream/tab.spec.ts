/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { hiddenMs, tabOf } from './tab.js';

let isHidden = false;
Object.defineProperty(document, 'hidden', { get: () => isHidden });
const become = (hidden: boolean) => {
  isHidden = hidden;
  document.dispatchEvent(new Event('visibilitychange'));
};
beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  become(false);
  jest.useRealTimers();
});

it('A tab that is hidden for ten seconds says so, and not one that is shown again before', () => {
  const tab = tabOf(document);
  const hidden = jest.fn();
  const end = new AbortController();
  tab.onHidden(hidden, end.signal);
  become(true);
  jest.advanceTimersByTime(hiddenMs - 1);
  become(false);
  jest.advanceTimersByTime(hiddenMs);
  expect(hidden).not.toHaveBeenCalled();
  become(true);
  jest.advanceTimersByTime(hiddenMs);
  expect(hidden).toHaveBeenCalledTimes(1);
  end.abort();
});

it('A tab that is no longer watched says nothing', () => {
  const hidden = jest.fn();
  const end = new AbortController();
  tabOf(document).onHidden(hidden, end.signal);
  become(true);
  end.abort();
  jest.advanceTimersByTime(hiddenMs);
  expect(hidden).not.toHaveBeenCalled();
});

it('A hidden tab is waited for until it is shown', async () => {
  const { signal } = new AbortController();
  const tab = tabOf(document);
  await tab.shown(signal);
  become(true);
  let isShown = false;
  const shown = tab.shown(signal).then(() => (isShown = true));
  await Promise.resolve();
  expect(isShown).toBe(false);
  become(false);
  await shown;
});
