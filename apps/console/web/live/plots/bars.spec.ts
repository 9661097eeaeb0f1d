import { describe, expect, it } from '@jest/globals';
import { stackedTo } from './bars.js';

const times = [0, 3_600, 7_200];
const [uplinks, joins, errors] = [
  [3, 0, 4],
  [1, null, 0],
  [2, 5, undefined],
];
const ends = (last: number, hidden?: number) =>
  stackedTo(
    {
      data: [times, uplinks, joins, errors] as never,
      series: [0, 1, 2, 3].map((at) => ({ show: at !== hidden })),
    },
    last,
  );

describe('The bars of counts', () => {
  it('end at the sum of their count and those below it, without counts that are not known', () =>
    expect([0, 1, 2, 3].map((last) => ends(last))).toEqual([
      [0, 0, 0],
      [3, 0, 4],
      [4, 0, 4],
      [6, 5, 4],
    ]));

  it('are not on those of a series that is hidden', () => expect(ends(3, 1)).toEqual([3, 5, 0]));
});
