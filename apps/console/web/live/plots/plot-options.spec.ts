import { describe, expect, it } from '@jest/globals';
import { plotColours, plotOptions } from './plot-options.js';

const linesOf = (count: number, colours = plotColours.light) =>
  plotOptions({
    ...{ title: '', width: 600, height: 200, colours, counted: undefined },
    labels: Array.from({ length: count }, (_, at) => `device-${at + 1}: temperature`),
    gapsAt: () => [],
    spanNow: () => undefined,
  }).series.slice(1);

describe('The lines of a plot', () => {
  it.each(['light', 'dark'] as const)('have ten colours on a %s page', (scheme) => {
    const lines = linesOf(10, plotColours[scheme]);
    expect(new Set(lines.map(({ stroke }) => stroke)).size).toBe(10);
    expect(lines.every(({ dash }) => dash === undefined)).toBe(true);
  });

  it('are dashed after the tenth', () => {
    const [first, eleventh] = [linesOf(11)[0], linesOf(11)[10]];
    expect(eleventh?.stroke).toBe(first?.stroke);
    expect(eleventh?.dash).toEqual([6, 4]);
  });
});
