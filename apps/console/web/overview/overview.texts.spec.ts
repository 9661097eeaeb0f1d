import { expect, it } from '@jest/globals';
import { overviewTexts } from './overview.texts.js';

it.each([
  [1, 0, 0, 'farm had one error in the last 24 hours.'],
  [1200, 0, 1200, 'farm had 1,200 errors in the last 24 hours.'],
  [1, 1, 0, 'farm had one decoding error in the last 24 hours.'],
  [5, 3, 0, 'farm had 3 decoding errors and 2 other errors in the last 24 hours.'],
  [5, 3, 1, 'farm had 5 errors in the last 24 hours, at least 3 of them while decoding.'],
])(
  'Of %d errors with %d of the decoder and %d of unknown kind, each is named once',
  (count, ofDecoder, ofUnknownKind, sentence) =>
    expect(overviewTexts.errors({ id: 'farm', count, ofDecoder, ofUnknownKind })).toBe(sentence),
);
