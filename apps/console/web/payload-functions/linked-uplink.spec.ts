import { expect, it } from '@jest/globals';
import type { HistoryState } from '@tanstack/react-router';
import { linkedUplinkIn } from './linked-uplink.js';

const given = { bytes: '0834', port: 2 };

it('The payload functions run with the uplink of a link', () =>
  expect(linkedUplinkIn({ linkedUplink: given })).toEqual(given));

it.each([
  undefined,
  null,
  'text',
  { port: 2 },
  { bytes: '083', port: 2 },
  { bytes: 834, port: 2 },
  { bytes: '0834', port: 256 },
  { bytes: '0834', port: '2' },
])('%j in the history is no uplink, and ignored', (linkedUplink) =>
  expect(linkedUplinkIn({ linkedUplink } as HistoryState)).toBeUndefined(),
);
