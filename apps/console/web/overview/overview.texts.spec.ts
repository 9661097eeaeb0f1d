import { expect, it } from '@jest/globals';
import { overviewTexts } from './overview.texts.js';

it.each([
  [1, 0, 'farm had one error in the last 24 hours.'],
  [1200, 0, 'farm had 1,200 errors in the last 24 hours.'],
  [1, 1, 'farm had one decoding error in the last 24 hours.'],
  [5, 3, 'farm had 3 decoding errors and 2 other errors in the last 24 hours.'],
])('Of %d errors with %d of the decoder, each is named once', (count, ofDecoder, sentence) =>
  expect(overviewTexts.errors({ id: 'farm', count, ofDecoder })).toBe(sentence),
);
