import { describe, expect, it } from '@jest/globals';
import { svgOf } from './chart.js';

describe('A chart', () => {
  const chart = svgOf({
    title: 'Shares',
    xName: 'load',
    lines: [
      {
        name: 'one',
        points: [
          [0, 0],
          [50, 0.5],
          [100, 1],
        ],
      },
    ],
  });

  it('has a title for screen readers', () => expect(chart).toContain('<title>Shares</title>'));

  it('draws nothing at the bottom and everything at the top', () =>
    expect(chart).toContain('M48 256L336 146L624 36'));
});
