import { describe, expect, it } from '@jest/globals';
import { plotColours, plotOptions } from './plot-options.js';

const linesOf = (count: number, colours = plotColours.light, counted?: 'hour') =>
  plotOptions({
    ...{ title: '', width: 600, height: 200, colours, counted },
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

describe('The bars of a plot', () => {
  it('have the colours of uplinks, joins, downlinks and errors, and values of the counts', () => {
    const { lines, gap } = plotColours.light;
    const bars = linesOf(4, plotColours.light, 'hour');
    expect(bars.map(({ fill }) => fill)).toEqual([lines[0], lines[2], lines[1], gap]);
    expect(bars.every(({ paths, points }) => typeof paths === 'function' && points?.show === false)).toBe(
      true,
    );
  });
});
