import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Account } from '../support/account.js';

let app: Account;
let ann: string;

beforeAll(async () => {
  app = await Account.start();
  ann = await app.ownerOf('my-app', 'ann');
  for (const name of ['bob', 'cleo', 'dora']) await app.register(name);
});
afterAll(() => app.stop());

const path = (username = '', id = 'my-app') =>
  `/api/v2/applications/${id}/collaborators/${username}`.replace(/\/$/, '');
const put = (username: string, body: unknown, as = ann) => app.call('PUT', path(username), { as, body });

describe('A collaborator', () => {
  it.each([
    ['a bare array', ['settings']],
    ['an object with rights', { rights: ['settings'] }],
    ['a whole collaborator', { username: 'somebody', email: null, rights: ['settings'] }],
  ])('is stored with %s', async (_, body) => {
    expect(await put('bob', body)).toMatchObject({ status: 201, text: '' });
    expect((await app.call('GET', path('bob'), { as: ann })).body).toEqual({
      username: 'bob',
      email: 'bob@example.com',
      rights: ['settings'],
    });
    expect(await app.call('DELETE', path('bob'), { as: ann })).toMatchObject({ status: 204, text: '' });
    expect(await app.call('GET', path('bob'), { as: ann })).toMatchObject({
      status: 404,
      body: { error: 'Collaborator bob not found' },
    });
  });

  it('is stored with an empty object as the response when the client prefers a representation', async () => {
    const headers = { prefer: 'return=representation' };
    const body = ['devices'];
    expect(await app.call('PUT', path('bob'), { as: ann, body, headers })).toMatchObject({
      status: 201,
      body: {},
    });
    expect(await app.call('DELETE', path('bob'), { as: ann, headers })).toMatchObject({
      status: 200,
      body: {},
    });
  });

  it.each([
    ['bob', ['admin'], 400, 'Rights not valid: unknown right "admin"'],
    ['bob', [], 400, 'Rights not valid: can not be empty'],
    ['bob', { rights: 'settings' }, 400, 'Rights not valid: should be an array of strings'],
    ['bob', undefined, 400, 'Rights not valid: should be an array of strings'],
    ['nobody', ['settings'], 404, 'User nobody not found'],
  ])('%s with %j is rejected', async (username, body, status, error) => {
    expect(await put(username, body)).toMatchObject({ status, body: { code: status, error } });
  });

  it('can use its rights, and grant others no more than these', async () => {
    await put('cleo', ['collaborators', 'devices']);
    const cleo = await app.login('cleo');
    expect(await put('dora', ['settings'], cleo)).toMatchObject({
      status: 403,
      body: { error: 'permission denied: No right "settings" to give away' },
    });
    expect(await put('dora', ['devices'], cleo)).toMatchObject({ status: 201 });
    await put('dora', ['devices', 'settings']);
    // What dora holds already is not given by cleo.
    expect(await put('dora', ['settings'], cleo)).toMatchObject({ status: 201 });
    const dora = await app.login('dora');
    expect(await app.call('GET', path(), { as: dora })).toMatchObject({
      status: 200,
      body: [{ username: 'ann' }, { username: 'cleo' }, { username: 'dora' }],
    });
    expect(await put('bob', ['settings'], dora)).toMatchObject({ status: 403 });
    expect(await app.call('GET', path(), { as: cleo })).toMatchObject({
      body: [{ username: 'ann' }, { username: 'cleo' }, { username: 'dora' }],
    });
  });
});

describe('A collaborator with only the right "collaborators"', () => {
  it('can neither remove the owner nor remove a right that they do not hold', async () => {
    const owner = await app.ownerOf('owned', 'olga');
    const rights = { as: owner, body: ['collaborators'] };
    await app.call('PUT', path('dora', 'owned'), rights);
    const dora = await app.login('dora');
    const denied = {
      status: 403,
      body: { error: expect.stringMatching(/^permission denied: No right "[a-z:]+" to take away$/) },
    };
    expect(await app.call('DELETE', path('olga', 'owned'), { as: dora })).toMatchObject(denied);
    expect(await app.call('PUT', path('olga', 'owned'), { as: dora, body: ['collaborators'] })).toMatchObject(
      denied,
    );
    expect(await app.call('GET', path('olga', 'owned'), { as: owner })).toMatchObject({
      body: { rights: expect.arrayContaining(['settings', 'delete', 'collaborators', 'devices']) },
    });
    expect(await app.call('DELETE', path('dora', 'owned'), { as: dora })).toMatchObject({ status: 204 });
  });
});

describe('The last collaborator who manages collaborators', () => {
  it('can be neither removed nor deprived of that right', async () => {
    const as = await app.ownerOf('lonely', 'eve');
    const rejected = {
      status: 400,
      body: {
        code: 400,
        error: 'Collaborator not valid: eve is the last one with the "collaborators" right',
      },
    };
    expect(await app.call('DELETE', path('eve', 'lonely'), { as })).toMatchObject(rejected);
    expect(await app.call('PUT', path('eve', 'lonely'), { as, body: ['settings'] })).toMatchObject(rejected);
  });

  it('remains when the last two remove each other at the same time', async () => {
    const fay = await app.ownerOf('duel', 'fay');
    await app.register('gil');
    for (let round = 0; round < 10; round += 1) {
      await app.sql(`delete from collaborators where entity_id = 'duel'`);
      await app.sql(
        `insert into collaborators select 'apps', 'duel', id, '{collaborators}' from users where username in ('fay', 'gil')`,
      );
      const gil = await app.login('gil', 'apps:duel');
      const answers = await Promise.all([
        app.call('DELETE', path('gil', 'duel'), { as: fay }),
        app.call('DELETE', path('fay', 'duel'), { as: gil }),
        app.call('PUT', path('fay', 'duel'), { as: fay, body: ['collaborators'] }),
      ]);
      const removals = answers.slice(0, 2).map(({ status }) => status);
      expect(removals.filter((status) => status === 204)).toHaveLength(1);
      expect(await app.sql(`select 1 from collaborators where entity_id = 'duel'`)).toHaveLength(1);
    }
  });
});
