import { describe, expect, it, jest } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { Clients } from './clients.repository.js';

const page = { limit: 10, offset: 0, after: undefined };

/** A list of one client of ann, and the queries of names that it took. */
async function read(ownerId: string | undefined) {
  const query = jest.fn(async () => [{ id: 'ann-1', username: 'ann' }]);
  const manager = { find: async () => [{ id: 'map', ownerId: 'ann-1', grants: [], scopes: [] }] };
  const clients = new Clients({ query, manager } as unknown as DataSource);
  const [listed] = await clients.listOf(ownerId).read(page);
  return { creator: listed?.creator, queries: query.mock.calls.length };
}

describe('A list of clients', () => {
  it('has the names of owners where it is that of all users', async () =>
    expect(await read(undefined)).toEqual({ creator: 'ann', queries: 1 }));

  it('asks for no names where it is that of one user', async () =>
    expect(await read('ann-1')).toEqual({ creator: null, queries: 0 }));
});
