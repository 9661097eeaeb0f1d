import { describe, expect, it } from '@jest/globals';
import { applicationsSearch } from './applications-search.js';

describe('The URL of the list of applications', () => {
  it('contains the filter for deleted applications', () => {
    expect(applicationsSearch({ search: 'map', deleted: true })).toEqual({ search: 'map', deleted: true });
    expect(applicationsSearch({ deleted: 'yes' })).toEqual({});
  });
});
