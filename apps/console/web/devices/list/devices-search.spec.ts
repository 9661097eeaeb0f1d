import { describe, expect, it } from '@jest/globals';
import { devicesSearch } from './devices-search.js';

describe('The URL of the list of devices', () => {
  it('contains the sort order unless it is the default', () => {
    expect(devicesSearch({ search: 'roof', sort: '-last_seen' })).toEqual({
      search: 'roof',
      sort: '-last_seen',
    });
    expect(devicesSearch({ sort: 'dev_id' })).toEqual({});
    expect(devicesSearch({ sort: 'size' })).toEqual({});
  });

  it('contains the state of the devices, if it is one', () => {
    expect(devicesSearch({ state: 'silent' })).toEqual({ state: 'silent' });
    expect(devicesSearch({ state: 'asleep' })).toEqual({});
  });
});
