import { expect, it } from '@jest/globals';
import { linesOf } from './lines.js';

it('The lines of a text are its non-empty lines', () =>
  expect(linesOf(' https://a.example/callback \n\nhttps://b.example/callback')).toEqual([
    'https://a.example/callback',
    'https://b.example/callback',
  ]));
