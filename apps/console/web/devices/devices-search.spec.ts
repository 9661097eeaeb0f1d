import { describe, expect, it } from '@jest/globals';
import { devicesSearch, directionOf, sortedBy } from './devices-search.js';

describe('The address of the list of devices', () => {
  it('says how it is sorted, but for the usual way', () => {
    expect(devicesSearch({ search: 'roof', sort: '-last_seen' })).toEqual({
      search: 'roof',
      sort: '-last_seen',
    });
    expect(devicesSearch({ sort: 'dev_id' })).toEqual({});
    expect(devicesSearch({ sort: 'size' })).toEqual({});
  });

  it('turns the order around when the same column is chosen again', () => {
    expect(sortedBy('dev_eui', {})).toBe('dev_eui');
    expect(sortedBy('dev_eui', { sort: 'dev_eui' })).toBe('-dev_eui');
    expect(sortedBy('dev_eui', { sort: '-dev_eui' })).toBe('dev_eui');
    expect([directionOf('dev_id', {}), directionOf('dev_eui', {})]).toEqual(['up', undefined]);
  });
});
