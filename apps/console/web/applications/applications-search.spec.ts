import { describe, expect, it } from '@jest/globals';
import { applicationsSearch } from './applications-search.js';

describe('The address of the list of applications', () => {
  it('says whether deleted ones are shown too', () => {
    expect(applicationsSearch({ search: 'map', deleted: true })).toEqual({ search: 'map', deleted: true });
    expect(applicationsSearch({ deleted: 'yes' })).toEqual({});
  });
});
