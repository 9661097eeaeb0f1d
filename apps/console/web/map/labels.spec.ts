import { describe, expect, it } from '@jest/globals';
import { labelsOf } from './labels.js';

const size = { width: 300, height: 200 };
const at = (x: number, label: string, y = 100) => ({
  id: `of-${label}`,
  kind: 'gateway' as const,
  x,
  y,
  label,
});

describe('The labels of a map', () => {
  it('are one for points at one place, which says how many others are there', () =>
    expect(labelsOf([at(100, 'mast'), at(104, 'roof'), at(98, 'barn'), at(200, 'quay')], size)).toEqual([
      { key: 'gateway of-mast', x: 110, y: 104, text: 'mast +2', others: ['roof', 'barn'] },
      { key: 'gateway of-quay', x: 210, y: 104, text: 'quay', others: [] },
    ]));

  it('are left of a point at the right edge', () => {
    const [label] = labelsOf([at(290, 'mast')], size);
    expect(label).toMatchObject({ x: 250, y: 104 });
  });

  it('are below a point where neither side has space, and begin inside of the map', () => {
    const text = 'eui-0102030405060708 (-97 dBm)';
    const [label] = labelsOf([at(150, text)], size);
    expect(label).toMatchObject({ x: 71, y: 122 });
    const [long] = labelsOf([at(150, text.repeat(2))], size);
    expect(long).toMatchObject({ x: 4, y: 122 });
  });

  it('are above a point at the lower edge where neither side has space', () => {
    const [label] = labelsOf([at(150, 'eui-0102030405060708 (-97 dBm)', 180)], size);
    expect(label).toMatchObject({ x: 71, y: 168 });
  });

  it('are at a side of a point where they are not over another label or point', () =>
    expect(labelsOf([at(100, 'mast'), at(120, 'roof', 104), at(80, 'barn', 104)], size)).toMatchObject([
      { text: 'mast', x: 110, y: 122 },
      { text: 'roof', x: 130, y: 108 },
      { text: 'barn', x: 40, y: 108 },
    ]));

  it('are one for points whose labels have no free side', () => {
    const row = [100, 120, 140, 160, 180].map((x) => at(x, `gateway-with-a-long-name-${x}`));
    const labels = labelsOf(row, size);
    expect(labels.flatMap(({ others }) => others)).not.toHaveLength(0);
    expect(labels.flatMap(({ others }) => ['', ...others])).toHaveLength(row.length);
    const heights = labels.map(({ y }) => y);
    expect(new Set(heights).size).toBe(heights.length);
  });

  it.each([
    [1, 14],
    [199, 196],
  ])('are inside of the map beside a point at height %d', (height, y) =>
    expect(labelsOf([at(100, 'mast', height)], size)).toMatchObject([{ x: 110, y }]),
  );

  it('stay beside a point outside of the map', () =>
    expect(labelsOf([at(100, 'mast', -40)], size)).toMatchObject([{ x: 110, y: -36 }]));
});
