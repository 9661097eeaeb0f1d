import { describe, expect, it } from '@jest/globals';
import { auditSearch, usersSearch } from './administration-search.js';

describe('The address of the users', () => {
  it('says which are shown', () =>
    expect(usersSearch({ search: 'ann', state: 'banned', page: 3 })).toEqual({
      search: 'ann',
      state: 'banned',
      page: 3,
    }));

  it('says nothing by a state that there is not', () => expect(usersSearch({ state: 'asleep' })).toEqual({}));
});

describe('The address of the audit log', () => {
  it('says what is looked for', () => {
    const wanted = { kind: 'apps', id: 'my-app', user: 'ann', action: 'application.created', page: 2 };
    expect(auditSearch(wanted)).toEqual(wanted);
  });

  it('may name an entity by digits alone', () => expect(auditSearch({ id: 42 })).toEqual({ id: '42' }));

  it.each([{ kind: 'stars' }, { id: '' }, { user: true }, { page: 0 }])(
    'says nothing by what makes no sense there: %j',
    (raw) => expect(auditSearch(raw)).toEqual({}),
  );
});
