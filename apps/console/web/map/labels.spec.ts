import { describe, expect, it } from '@jest/globals';
import { labelsOf } from './labels.js';

const width = 300;
const at = (x: number, label: string) => ({ x, y: 100, label });

describe('The labels of a map', () => {
  it('are one for points at one place, which says how many others are there', () =>
    expect(labelsOf([at(100, 'mast'), at(104, 'roof'), at(98, 'barn'), at(200, 'quay')], width)).toEqual([
      { x: 110, y: 104, text: 'mast +2', others: ['roof', 'barn'] },
      { x: 210, y: 104, text: 'quay', others: [] },
    ]));

  it('are left of a point at the right edge', () => {
    const [label] = labelsOf([at(290, 'mast')], width);
    expect(label).toMatchObject({ x: 250, y: 104 });
  });

  it('are below a point where neither side has space, and begin inside of the map', () => {
    const text = 'eui-0102030405060708 (-97 dBm)';
    const [label] = labelsOf([at(150, text)], width);
    expect(label).toMatchObject({ x: 71, y: 122 });
    const [long] = labelsOf([at(150, text.repeat(2))], width);
    expect(long).toMatchObject({ x: 4, y: 122 });
  });
});
