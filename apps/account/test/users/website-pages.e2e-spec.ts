import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Account, demo, goodPassword } from '../support/account.js';

let app: Account;

beforeAll(async () => {
  app = await Account.start();
  await app.register('ann');
});
afterAll(() => app.stop());

const general = ['profile', 'apps', 'components', 'gateways', 'clients'];

describe('A session on the website', () => {
  it('begins with name or address and password, without a client', async () => {
    for (const username of ['ann', 'ANN@example.com'])
      expect(await app.internalApi.authenticateUser({ username, password: goodPassword })).toMatchObject({
        rejection: 'NONE',
        user_id: expect.stringMatching(/^u_/),
        valid_after: '0',
      });
  });

  it('is rejected with the same error for a wrong password, an unknown user and a banned user', async () => {
    await app.register('mal');
    await app.sql(`update users set is_banned = true where username = 'mal'`);
    const wrong = [
      ['ann', 'wrong'],
      ['nobody', 'wrong'],
      ['a\0', 'wrong'],
      ['mal', goodPassword],
    ] as const;
    for (const [username, password] of wrong)
      expect(await app.internalApi.authenticateUser({ username, password })).toEqual({
        rejection: 'USER',
        reason: 'unknown user or wrong password',
        user_id: '',
        valid_after: '0',
        waits_for: '',
        second_factor: false,
        needs_second_factor: false,
        password_off: false,
      });
  });
});

describe('The description of a client for the pages', () => {
  it('is described to its maker alone before it is accepted', async () => {
    await app.sql(
      `insert into clients (id, name, redirect_uris, grants, scopes, is_public, owner_id)
       select 'waiting', 'Waiting', '{}', '{}', '{}', true, id from users where username = 'ann'`,
    );
    const [ann] = await app.sql<{ id: string }>(`select id from users where username = 'ann'`);
    const seenBy = async (user_id: string) =>
      (await app.internalApi.describeClients({ ids: ['waiting'], user_id })).clients;
    expect(await seenBy(ann?.id ?? '')).toMatchObject([{ id: 'waiting', accepted: false }]);
    for (const somebody of ['', 'u_0123456789ABCDEF0123456789ABCDEF'])
      expect(await seenBy(somebody)).toEqual([]);
  });

  it('is described when it is known and served', async () => {
    await app.sql(
      `insert into clients (id, name, redirect_uris, grants, scopes, is_public, is_rejected)
       values ('rejected', 'x', '{}', '{}', '{}', true, true)`,
    );
    const ids = ['fieldpost-demo', 'nobody', 'rejected', 'n\0'];
    const { clients } = await app.internalApi.describeClients({ ids });
    expect(clients).toEqual([
      {
        id: 'fieldpost-demo',
        name: 'Fieldpost demo',
        description: '',
        redirect_uris: ['http://127.0.0.1/callback'],
        pkce_required: false,
        id_token_signed_response_alg: 'RS256',
        post_logout_redirect_uris: ['http://127.0.0.1/goodbye'],
        backchannel_logout_uri: '',
        grants: ['password', 'authorization_code', 'refresh_token'],
        scopes: [...general, 'openid', 'email', 'offline_access', 'groups', 'organizations'],
        official: true,
        public: false,
        accepted: true,
      },
    ]);
  });
});

describe('A registration on the website', () => {
  const dora = { username: 'dora', email: 'dora@example.com', password: goodPassword };

  it('makes a user', async () => {
    const created = { problem: '', field: '', retry_after: 0, problems: [] };
    expect(await app.internalApi.createUser(dora)).toEqual(created);
    expect(
      await app.internalApi.grantForPassword({ client: demo, username: 'dora', password: goodPassword }),
    ).toMatchObject({
      rejection: 'NONE',
    });
  });

  it('does not reveal that another user has the address', async () => {
    await app.register('first');
    expect(
      await app.internalApi.createUser({ ...dora, username: 'fay', email: 'FIRST@example.com' }),
    ).toMatchObject({ problem: '', field: '' });
  });

  it.each([
    ['username', { username: 'ann', email: 'ann2@example.com' }, 'User ann already exists'],
    ['username', { username: 'NO' }, 'Username not valid: '],
    ['email', { username: 'eve', email: 'nowhere' }, 'Email not valid: '],
    ['password', { username: 'eve', email: 'eve@example.com', password: 'password' }, 'Password not valid: '],
  ])('is rejected for its %s: %j', async (field, wrong, words) => {
    const about = { field, problem: expect.stringContaining(words) };
    expect(await app.internalApi.createUser({ ...dora, ...wrong })).toEqual({
      ...about,
      problems: [about],
      retry_after: 0,
    });
  });

  it('is rejected for every wrong field, the first of them for an oauth that shows one', async () => {
    const wrong = { username: 'NO', email: 'nowhere', password: 'password' };
    const { field, problem, problems } = await app.internalApi.createUser(wrong);
    expect(problems.map((one) => one.field)).toEqual(['username', 'email', 'password']);
    expect({ field, problem }).toEqual(problems[0]);
  });
});
