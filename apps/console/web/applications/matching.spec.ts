import { describe, expect, it } from '@jest/globals';
import { applicationsSearch } from './applications-search.js';
import { matching, pageSize } from './matching.js';

const applications = Array.from({ length: pageSize * 2 + 1 }, (_, i) => ({
  id: `app-${i}`,
  name: i === 7 ? 'Weather Map' : `Number ${i}`,
  euis: [],
  created: '2026-01-01T00:00:00Z',
  rights: [],
}));

describe('The list of applications', () => {
  it('is searched by id and by name, whatever the case', () => {
    expect(matching(applications, { search: 'weather' }).shown.map(({ id }) => id)).toEqual(['app-7']);
    expect(matching(applications, { search: 'APP-40' }).shown).toHaveLength(1);
  });

  it('comes in pages', () => {
    expect(matching(applications, {})).toMatchObject({ page: 1, pages: 3 });
    expect(matching(applications, { page: 3 }).shown.map(({ id }) => id)).toEqual(['app-40']);
  });

  it('ends with its last page, whatever page is asked for', () =>
    expect(matching(applications, { page: 99 }).page).toBe(3));

  it('has one page when it is empty', () =>
    expect(matching([], {})).toEqual({ shown: [], page: 1, pages: 1 }));
});

describe('The address of the list', () => {
  it('says what is shown', () =>
    expect(applicationsSearch({ search: 'map', page: 2, deleted: true })).toEqual({
      search: 'map',
      page: 2,
      deleted: true,
    }));

  it.each([{ search: '' }, { page: 'x' }, { page: 0 }, { page: 1.5 }, { deleted: 'yes' }, { other: 1 }])(
    'says nothing by what makes no sense there: %j',
    (raw) => expect(applicationsSearch(raw)).toEqual({}),
  );
});
