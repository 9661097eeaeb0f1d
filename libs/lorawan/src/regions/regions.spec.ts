import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { regions } from './regions.js';

interface Golden {
  readonly regions: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** Every value of the regional parameters, written down one by one; the sources build them from rules. */
const golden = JSON.parse(readFileSync(new URL('./regions.golden.json', import.meta.url), 'utf8')) as Golden;

describe('The regions', () => {
  it('are those of the regional parameters', () => {
    expect(Object.keys(regions)).toEqual(Object.keys(golden.regions));
  });

  it.each(Object.entries(regions))('%s has every value of the regional parameters', (name, region) => {
    expect(region).toEqual(golden.regions[name]);
  });
});
