import { describe, expect, it } from '@jest/globals';
import { auditSearch, usersSearch } from './administration-search.js';

describe('The URL of the users', () => {
  it('contains the filter', () =>
    expect(usersSearch({ search: 'ann', state: 'banned', page: 3 })).toEqual({
      search: 'ann',
      state: 'banned',
      page: 3,
    }));

  it('ignores an unknown state', () => expect(usersSearch({ state: 'asleep' })).toEqual({}));
});

describe('The URL of the audit log', () => {
  it('contains the filter', () => {
    const wanted = { kind: 'apps', id: 'my-app', user: 'ann', action: 'application.created', page: 2 };
    expect(auditSearch(wanted)).toEqual(wanted);
  });

  it('may contain an id of digits only', () => expect(auditSearch({ id: 42 })).toEqual({ id: '42' }));

  it.each([{ kind: 'stars' }, { id: '' }, { user: true }, { page: 0 }])(
    'says nothing by what makes no sense there: %j',
    (raw) => expect(auditSearch(raw)).toEqual({}),
  );
});
