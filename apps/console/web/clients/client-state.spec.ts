import { describe, expect, it } from '@jest/globals';
import { clientsSearch } from './clients-search.js';
import { stateOf } from './client-state.js';

describe('A client', () => {
  it.each([
    [false, false, 'pending'],
    [true, false, 'accepted'],
    [false, true, 'rejected'],
  ])('that is accepted: %s, rejected: %s, is %s', (accepted, rejected, state) =>
    expect(stateOf({ accepted, rejected })).toBe(state),
  );
});

describe('The URL of the clients', () => {
  it('contains the filter', () =>
    expect(clientsSearch({ state: 'pending', search: 'map', page: 2 })).toEqual({
      state: 'pending',
      search: 'map',
      page: 2,
    }));

  it('ignores an unknown state', () => expect(clientsSearch({ state: 'new' })).toEqual({}));
});
