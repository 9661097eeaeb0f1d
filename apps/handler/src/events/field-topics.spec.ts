import { describe, expect, it } from '@jest/globals';
import { fieldTopics } from './field-topics.js';
import { CompositeValue } from './composite-value.js';

const topicsOf = (fields: Record<string, unknown>, bounds = { topics: 100, levels: 4 }) =>
  [...fieldTopics(fields, bounds)].map(({ path, value }) => [path, JSON.stringify(value)]);

describe('The fields of an uplink', () => {
  it('appear each on a topic, objects whole and by member, lists whole', () =>
    expect(
      topicsOf({ water: true, analog: [0, 255], gps: { lat: 52.37, lon: 4.88 }, text: 'hi', none: null }),
    ).toEqual([
      ['water', 'true'],
      ['analog', '[0,255]'],
      ['gps', '{"lat":52.37,"lon":4.88}'],
      ['gps/lat', '52.37'],
      ['gps/lon', '4.88'],
      ['text', '"hi"'],
      ['none', 'null'],
    ]));

  it('that are one value of several parts appear whole only', () =>
    expect(topicsOf({ gps_1: new CompositeValue({ latitude: 1, longitude: 2, altitude: 3 }) })).toEqual([
      ['gps_1', '{"latitude":1,"longitude":2,"altitude":3}'],
    ]));

  it.each(['a*', '+', 'b+c', 'd\0', '#1', 'a\tb', '\x7f', '\u0085', '\ufffe', '\ufdd0', '\u{1fffe}'])(
    'named %j have no topic, nor has what is in them',
    (key) =>
      expect(topicsOf({ [key]: { in: 1 }, ok: { [key]: 1 } })).toEqual([
        ['ok', JSON.stringify({ [key]: 1 })],
      ]),
  );

  it('whose names are too long for a topic have none, nor has what is in them', () => {
    const long = '€'.repeat(1_001);
    expect(topicsOf({ [long]: { in: 1 }, ok: { [long.slice(3)]: 1 } }).map(([path]) => path)).toEqual(['ok']);
  });

  it('that lead too deep for a topic have none, nor has what is in them', () => {
    const [deep, deeper] = ['x/'.repeat(99), 'x/'.repeat(100)];
    expect(topicsOf({ [deep]: 1, [deeper]: { in: 1 } }).map(([path]) => path)).toEqual([deep]);
  });

  it.each(['Upper', 'with space', 'ä', 'a/b'])('named %j have one', (key) =>
    expect(topicsOf({ [key]: 1 })).toEqual([[key, '1']]),
  );

  it('are split down to a depth', () =>
    expect(topicsOf({ a: { b: { c: 1 } } }, { topics: 100, levels: 2 }).map(([path]) => path)).toEqual([
      'a',
      'a/b',
    ]));

  it('have a bounded number of topics', () =>
    expect(topicsOf({ a: 1, b: { c: 2, d: 3 }, e: 4 }, { topics: 3, levels: 4 })).toHaveLength(3));
});
