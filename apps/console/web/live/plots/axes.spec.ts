import { expect, it } from '@jest/globals';
import type uPlot from 'uplot';
import { timeScale } from './axes.js';

type Range = (plot: uPlot, first: number | null, last: number | null, scale: string) => unknown;
const shown = (first: number | null, last: number | null): unknown =>
  (timeScale.range as Range)({} as uPlot, first, last, 'x');

it('shows the time between the first and the last point', () =>
  expect(shown(7200, 14_400)).toEqual([7200, 14_400]));

it('shows an hour around a single point', () => expect(shown(7200, 7200)).toEqual([5400, 9000]));

it('shows no time without points', () => expect(shown(null, null)).toEqual([null, null]));
