import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Account, goodPassword } from '../support/account.js';

let app: Account;

beforeAll(async () => {
  // With the default parameters of argon2.
  app = await Account.start({ ACCOUNT_ARGON2_MEMORY_KIB: '' });
  // The first user is administrator; the users of the tests are others.
  await app.register('first-user');
});
afterAll(() => app.stop());

const me = '/api/v2/users/me';

describe('The first user', () => {
  it('is the only administrator', async () => {
    // As if nobody had registered yet.
    await app.sql('delete from users');
    const names = ['ada', 'bob', 'cleo', 'dora'];
    const answers = await Promise.all(names.map((name) => app.register(name)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(await app.sql('select count(*)::int as n from users where is_admin')).toEqual([{ n: 1 }]);
  });
});

describe('A registration', () => {
  it('returns the profile and never the password', async () => {
    const { status, body, text } = await app.register('eve');
    expect(status).toBe(201);
    const profile = { username: 'eve', email: 'eve@example.com', name: null };
    expect(body).toEqual({ ...profile, email_verified: false, administrator: false });
    expect(text).not.toContain(goodPassword);
    const [row] = await app.sql<{ password_hash: string; id: string }>(
      'select * from users where username = $1',
      ['eve'],
    );
    expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(row?.id).toMatch(/^u_[0-9A-F]{32}$/);
  });

  it.each([
    [{ username: 'x y' }, 'Username not valid: has wrong format'],
    [{ username: undefined }, 'Username not valid: can not be empty'],
    [{ username: 'me' }, 'Username not valid: is reserved'],
    [{ email: 'nobody' }, 'Email not valid: should look like an e-mail address'],
    [{ email: 'a\u0000@example.com' }, 'Email not valid: should not have control characters'],
    [{ email: undefined }, 'Email not valid: can not be empty'],
    [{ password: 'seven77' }, 'Password not valid: should have at least 8 characters'],
    [{ password: 'Password123' }, 'Password not valid: is one of the most common passwords'],
    [{ password: 8 }, 'Password not valid: can not be empty'],
  ])('is rejected with the name of the invalid field: %j', async (wrong, error) => {
    const right = { username: 'fay', email: 'fay@example.com', password: goodPassword };
    const { status, body } = await app.call('POST', '/api/v2/users', { body: { ...right, ...wrong } });
    expect(status).toBe(400);
    expect(body).toEqual({ code: 400, error: expect.stringContaining(error) });
  });

  it('is rejected with the names of all invalid fields, in one message', async () => {
    const body = { username: 'x y', email: 'nobody', password: 'seven77' };
    const rejected = await app.call('POST', '/api/v2/users', { body });
    expect(rejected.status).toBe(400);
    expect(rejected.body).toEqual({
      code: 400,
      error: expect.stringMatching(
        /^Username not valid: [^;]+; Email not valid: should look like an e-mail address; Password not valid: should have at least 8 characters$/,
      ),
    });
  });

  it('without a body is rejected, in one sentence', async () => {
    expect(await app.call('POST', '/api/v2/users')).toMatchObject({
      status: 400,
      body: { code: 400, error: expect.stringMatching(/^Body not valid: [^;]+$/) },
    });
  });

  it('does not say that a name is taken while another field is wrong', async () => {
    const body = { username: 'eve', email: 'nobody', password: goodPassword };
    const { text } = await app.call('POST', '/api/v2/users', { body });
    expect(text).toContain('Email not valid');
    expect(text).not.toContain('exists');
  });

  it('cannot use the name of another user', async () => {
    await app.register('gil');
    expect(await app.register('gil')).toMatchObject({
      status: 409,
      body: { code: 409, error: 'User gil already exists' },
    });
  });
});

describe('A profile', () => {
  it('needs the profile scope', async () => {
    const as = await app.user('hal');
    expect(await app.call('GET', me, { as })).toMatchObject({
      status: 200,
      body: { username: 'hal', name: null },
    });
    expect(await app.call('GET', me, { as: await app.login('hal', 'apps') })).toMatchObject({
      status: 403,
      body: { code: 403, error: 'permission denied: No scope "profile"' },
    });
  });

  it('cannot be read without valid credentials', async () => {
    for (const as of [
      undefined,
      'Bearer x',
      'Basic eDp5',
      'Key fieldpost.unknown',
      app.sign({ iss: 'elsewhere', sub: 'u_1', scope: ['profile'] }),
    ]) {
      const denied = await app.call('GET', me, { as });
      expect(denied).toMatchObject({ status: 401, body: { code: 401 } });
      expect(denied.headers.get('www-authenticate')).toBe('Bearer realm="fieldpost", Key realm="fieldpost"');
      expect(denied.headers.get('cache-control')).toBe('no-store');
    }
  });

  it('can be renamed with the scope profile alone; fields that the body leaves out are kept', async () => {
    const as = await app.user('ida');
    const name = { first: 'Ida', last: 'Rhodes' };
    expect(await app.call('PATCH', me, { as, body: { name } })).toMatchObject({ status: 204, text: '' });
    const changed = await app.call('PATCH', me, {
      as,
      body: { email: 'ida@example.com' },
      headers: { prefer: 'return=representation' },
    });
    expect(changed).toMatchObject({ status: 200, body: { username: 'ida', email: 'ida@example.com', name } });
    expect(await app.call('PATCH', me, { as, body: { username: 'other' } })).toMatchObject({
      status: 400,
      body: { error: 'Username not valid: can not be changed' },
    });
  });
});

describe('A password', () => {
  it('is changed only with the old one, which invalidates older tokens', async () => {
    const as = await app.user('jo');
    const body = { old_password: 'not this one', password: 'four blue antennas' };
    expect(await app.call('PATCH', me, { as, body })).toMatchObject({ status: 403 });
    expect(await app.call('PATCH', me, { as, body: { password: body.password } })).toMatchObject({
      status: 403,
    });
    const [{ id } = { id: '' }] = await app.sql<{ id: string }>(`select id from users where username = 'jo'`);
    const old = app.sign({ sub: id, scope: ['profile'], iat: Math.floor(Date.now() / 1000) - 60 });
    expect(await app.call('GET', me, { as: old })).toMatchObject({ status: 200 });
    expect(await app.call('PATCH', me, { as, body: { ...body, old_password: goodPassword } })).toMatchObject({
      status: 204,
    });
    expect(await app.call('GET', me, { as: old })).toMatchObject({ status: 401 });
    await expect(app.login('jo')).rejects.toThrow('USER');
  });

  it('cannot be guessed with a token: after too many wrong passwords the user has to wait, except on the pages, which have their own limit', async () => {
    const as = await app.user('lou');
    const [{ id } = { id: '' }] = await app.sql<{ id: string }>(
      `select id from users where username = 'lou'`,
    );
    const password = 'four violet antennas';
    const change = (old_password: string) => app.call('PATCH', me, { as, body: { old_password, password } });
    for (let n = 0; n < 10; n += 1) expect(await change(`guess ${n}`)).toMatchObject({ status: 403 });
    const rejected = await change(goodPassword);
    expect(rejected.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
    expect(rejected).toMatchObject({
      status: 429,
      body: {
        code: 429,
        error: expect.stringMatching(/^too many wrong passwords: try again in \d+ seconds$/),
      },
    });
    expect(await app.call('PATCH', me, { as, body: { name: { first: 'Lou' } } })).toMatchObject({
      status: 204,
    });
    const asked = { user_id: id, old_password: goodPassword, password };
    expect(await app.internalApi.changePassword(asked)).toMatchObject({ problem: '' });
  });
});

describe('A banned user', () => {
  it('loses access at once, whatever the token', async () => {
    const as = await app.user('kim');
    await app.sql(`update users set is_banned = true where username = 'kim'`);
    expect(await app.call('GET', me, { as })).toMatchObject({ status: 401 });
    await expect(app.login('kim')).rejects.toThrow('USER');
  });
});
