import { describe, expect, it } from '@jest/globals';
import { listSearch, type ListSearch, matching, pageSize } from './matching.js';

const all = Array.from({ length: pageSize * 2 + 1 }, (_, i) => ({
  id: `app-${i}`,
  name: i === 7 ? 'Weather Map' : `Number ${i}`,
}));
const found = (wanted: ListSearch) => matching(all, ({ id, name }) => `${id}\n${name}`, wanted);

describe('A list', () => {
  it('is searched by id and name, ignoring case', () => {
    expect(found({ search: 'weather' }).shown.map(({ id }) => id)).toEqual(['app-7']);
    expect(found({ search: 'APP-40' }).shown).toHaveLength(1);
  });

  it('is shown in pages', () => {
    expect(found({})).toMatchObject({ page: 1, pages: 3 });
    expect(found({ page: 3 }).shown.map(({ id }) => id)).toEqual(['app-40']);
  });

  it('shows its last page instead of a later one', () => expect(found({ page: 99 }).page).toBe(3));

  it('has one page when it is empty', () =>
    expect(matching([], String, {})).toEqual({ shown: [], found: [], page: 1, pages: 1 }));
});

describe('The URL of a list', () => {
  it('contains filter, page and order', () =>
    expect(listSearch({ search: 'map', page: 2, sort: '-last_seen' })).toEqual({
      search: 'map',
      page: 2,
      sort: '-last_seen',
    }));

  it.each([{ search: '' }, { page: 'x' }, { page: 0 }, { page: 1.5 }, { sort: '--a b' }, { other: 1 }])(
    'says nothing by what makes no sense there: %j',
    (raw) => expect(listSearch(raw)).toEqual({}),
  );
});
