import { describe, expect, it } from '@jest/globals';
import { tickLabels } from './tick-labels.js';
import { timeFormats } from './time-formats.js';

const at = (...parts: [number, number, number, number?, number?, number?]) =>
  new Date(...parts).getTime() / 1000;
const evening = [at(2026, 10, 8, 22), at(2026, 10, 8, 23), at(2026, 10, 9, 0), at(2026, 10, 9, 1)];
const labels = (times: readonly number[], step: number, locale = 'en-GB') =>
  tickLabels(times, step, timeFormats(locale)).map((text) => text.replaceAll(/[^\S\n]/gu, ' '));

describe('The labels of a time axis', () => {
  it('are times with 24 hours where the locale has them, with the date where a day begins', () =>
    expect(labels(evening, 3600)).toEqual(['22:00\n8 Nov', '23:00', '00:00\n9 Nov', '01:00']));

  it('are times with AM and PM where the locale has those', () =>
    expect(labels(evening, 3600, 'en-US')).toEqual([
      '10:00 PM\nNov 8',
      '11:00 PM',
      '12:00 AM\nNov 9',
      '1:00 AM',
    ]));

  it('are days with the year where one begins, and months and years for longer times', () => {
    expect(labels([at(2026, 11, 31), at(2027, 0, 1), at(2027, 0, 2)], 86_400)).toEqual([
      '31 Dec\n2026',
      '1 Jan\n2027',
      '2 Jan',
    ]);
    expect(labels([at(2026, 11, 1), at(2027, 0, 1)], 2_678_400)).toEqual(['Dec\n2026', 'Jan\n2027']);
    expect(labels([at(2026, 0, 1), at(2027, 0, 1)], 31_536_000)).toEqual(['2026', '2027']);
  });

  it('have seconds where ticks are less than a minute apart', () =>
    expect(labels([at(2026, 10, 8, 9, 5, 10)], 10)).toEqual(['09:05:10\n8 Nov']));
});
