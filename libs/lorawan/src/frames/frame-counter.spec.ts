import { describe, expect, it } from '@jest/globals';
import {
  checkUplinkCounter,
  fullFrameCounter,
  maxFCntGap,
  type UplinkCounter,
  uplinkCounterCandidates,
} from './frame-counter.js';

describe('The whole counter of a frame', () => {
  it.each([
    ['starts with the low half alone', 0, 5, 5],
    ['is the low half when that is more than the last counter', 2, 65535, 65535],
    ['stays when the frame is repeated', 65538, 2, 65538],
    ['keeps the high half while the low half grows', 65538, 3, 65539],
    ['gets the next high half when the low half has started again', 65535, 0, 65536],
    ['gets the next high half after any fall of the low half', 65538, 1, 131073],
    ['keeps a high half that fills 16 bits', 0xfffe0001, 2, 0xfffe0002],
    ['works in the upper half of the numbers', 0x8000ffff, 1, 0x80010001],
    ['starts again after the last number', 0xffffffff, 0, 0],
  ])('%s', (_rule, last, low16, full) => {
    expect(fullFrameCounter(last, low16)).toBe(full);
  });
});

const counter: UplinkCounter = { last: 100, bits: 32, isChecked: true, maxGap: maxFCntGap };

describe('The counters that a frame may be signed with', () => {
  it.each([
    ['are the next with these low bits', counter, 101, [101]],
    ['are those after the start of the low half', { ...counter, last: 65_535 }, 0, [65_536]],
    ['are the low bits alone for devices with 16 bits', { ...counter, last: 65_535, bits: 16 }, 0, [0]],
    ['are the low bits in a new session', { ...counter, last: undefined }, 7, [7]],
    [
      'are also the low bits after a restart that is allowed',
      { ...counter, isChecked: false },
      0,
      [65_536, 0],
    ],
    ['are one where both are the same', { ...counter, isChecked: false }, 101, [101]],
  ] satisfies [string, UplinkCounter, number, number[]][])('%s', (_rule, state, low16, candidates) => {
    expect(uplinkCounterCandidates(state, low16)).toEqual(candidates);
  });
});

describe('A frame', () => {
  const noGap = { ...counter, maxGap: undefined };
  const short = { ...counter, bits: 16 } as const;

  it.each([
    ['is accepted when its counter is higher', counter, 101, 'accepted'],
    ['is accepted at the largest gap', counter, 16_484, 'accepted'],
    ['is too far ahead behind the largest gap', counter, 16_485, 'too_high'],
    ['of LoRaWAN 1.0.4 may be as far ahead as it likes', noGap, 4_000_000_000, 'accepted'],
    ['with the same counter is a retransmission', counter, 100, 'retransmission'],
    ['with a lower counter is a replay', counter, 99, 'not_high_enough'],
    ['is accepted whatever the first counter', { ...counter, last: undefined }, 60_000, 'accepted'],
    ['is accepted with any counter when the check is off', { ...counter, isChecked: false }, 3, 'accepted'],
    ['with 16 bits may start again at 0', { ...short, last: 65_530 }, 2, 'accepted'],
    ['with 16 bits and a lower counter is a replay', short, 99, 'not_high_enough'],
    ['with 16 bits is too far ahead behind the largest gap', short, 16_485, 'too_high'],
    ['with 16 bits from before the start is a replay', short, 65_000, 'not_high_enough'],
    ['with 32 bits does not start again at 0', { ...counter, last: 0xffffffff }, 0, 'not_high_enough'],
  ] satisfies [string, UplinkCounter, number, string][])('%s', (_rule, state, fCnt, result) => {
    expect(checkUplinkCounter(state, fCnt)).toBe(result);
  });
});
