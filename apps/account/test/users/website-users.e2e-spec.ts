import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Account, demo, goodPassword } from '../support/account.js';

let app: Account;
let count = 0;

/** A user of this test alone. */
let username: string;
let userId: string;
const address = '192.0.2.7';
const newPassword = 'seven silent routers';

beforeAll(async () => {
  app = await Account.start();
  await app.register('admin');
});
afterAll(() => app.stop());

beforeEach(async () => {
  count += 1;
  username = `ann-${count}`;
  await app.register(username);
  userId = (await app.internalApi.authenticateUser({ username, password: goodPassword })).user_id;
});

const mayLogIn = async (password: string): Promise<boolean> =>
  (await app.internalApi.authenticateUser({ username, password })).rejection === 'NONE';
const describeUser = () => app.internalApi.describeUser({ user_id: userId });
const isVerified = async () => (await describeUser()).profile?.valid;
const resetToken = async () => (await app.internalApi.startPasswordReset({ login: username })).token;
const verificationToken = async () =>
  (await app.internalApi.startEmailVerification({ user_id: userId })).token;
const reset = (token: string, password = newPassword) =>
  app.internalApi.resetPassword({ token, password, address });
/** What the history says beside the registration and the logins of this test. */
const actions = () =>
  app.sql<{ action: string; address: string }>(
    `select action, address from audit_log
      where kind = 'users' and entity_id = $1 and action not in ('user.registered', 'user.logged_in')
      order by id`,
    [userId],
  );
const notGood = { problem: expect.stringMatching(/^Link not valid: /), field: 'link' };

describe('A user who is logged in on the website', () => {
  it('is described with the profile', async () => {
    const profile = {
      username,
      email: `${username}@example.com`,
      first_name: '',
      last_name: '',
      valid: false,
    };
    expect(await describeUser()).toMatchObject({ rejection: 'NONE', profile, valid_after: '0' });
  });

  it('is not found when banned or unknown', async () => {
    await app.sql('update users set is_banned = true where id = $1', [userId]);
    for (const user_id of [userId, 'u_0', ''])
      expect(await app.internalApi.describeUser({ user_id })).toMatchObject({
        rejection: 'USER',
        profile: null,
      });
  });

  it('can change only the name without the password', async () => {
    const changes = { first_name: 'Ann', last_name: 'Doe', email: `${username}@example.com` };
    expect(await app.internalApi.changeProfile({ user_id: userId, ...changes, address })).toMatchObject({
      problem: '',
      username,
      email: changes.email,
    });
    expect((await describeUser()).profile).toMatchObject(changes);
    expect(await actions()).toEqual([{ action: 'user.changed', address }]);
  });

  it.each([
    ['email', { email: 'nowhere' }, 'Email not valid: '],
    ['first_name', { first_name: 'x'.repeat(101) }, 'Name.First not valid: '],
  ])('gets the reason for an invalid %s: %j', async (field, wrong, words) =>
    expect(
      await app.internalApi.changeProfile({ user_id: userId, email: `${username}@example.com`, ...wrong }),
    ).toMatchObject({ field, problem: expect.stringContaining(words) }),
  );

  it('can change the password only with the old one, which invalidates earlier tokens', async () => {
    const change = { user_id: userId, password: newPassword, address };
    const wrong = await app.internalApi.changePassword({ ...change, old_password: 'wrong' });
    expect(wrong).toMatchObject({ field: 'old_password' });
    const weak = { ...change, old_password: goodPassword, password: 'password' };
    expect(await app.internalApi.changePassword(weak)).toMatchObject({ field: 'password' });
    expect(await mayLogIn(goodPassword)).toBe(true);
    const done = await app.internalApi.changePassword({ ...change, old_password: goodPassword });
    expect(done).toMatchObject({ problem: '', user_id: userId });
    expect(Number(done.valid_after)).toBeGreaterThan(0);
    expect([await mayLogIn(goodPassword), await mayLogIn(newPassword)]).toEqual([false, true]);
  });
});

describe('A user who has lost the password', () => {
  beforeEach(() => app.sql('update users set email_valid = true where id = $1', [userId]));

  it('gets a link by name or address, whose secret is not stored', async () => {
    for (const login of [username, `${username.toUpperCase()}@EXAMPLE.com`]) {
      const link = await app.internalApi.startPasswordReset({ login });
      expect(link).toMatchObject({ username, email: `${username}@example.com`, seconds: '3600' });
      expect(link.token).toMatch(/^[\w-]{43}$/);
      expect(JSON.stringify(await app.sql('select * from mailed_links'))).not.toContain(link.token);
    }
  });

  it.each(['nobody', '', 'a\0'])('is not told apart from nobody in what is written: %j', async (login) => {
    const rows = async () =>
      (await app.sql<{ n: number }>('select count(*)::int as n from mailed_links'))[0]?.n ?? 0;
    await app.sql('delete from mailed_links');
    expect(await app.internalApi.startPasswordReset({ login })).toEqual({
      username: '',
      email: '',
      token: '',
      seconds: '0',
      taken: false,
    });
    expect(await rows()).toBe(1);
  });

  it('gets no link while banned', async () => {
    const token = await resetToken();
    await app.sql('update users set is_banned = true where id = $1', [userId]);
    expect((await app.internalApi.startPasswordReset({ login: username })).token).toBe('');
    expect(await reset(token)).toMatchObject(notGood);
  });

  it('sets a new password with the link, which invalidates every token and is in the history', async () => {
    const granted = await app.internalApi.grantForPassword({
      client: demo,
      username,
      password: goodPassword,
    });
    const done = await reset(await resetToken());
    expect(done).toMatchObject({ problem: '', user_id: userId });
    expect(Number(done.valid_after)).toBeGreaterThan(Number(granted.valid_after));
    expect([await mayLogIn(goodPassword), await mayLogIn(newPassword)]).toEqual([false, true]);
    expect(await actions()).toEqual([{ action: 'user.password_reset', address }]);
  });

  it('can use a link once, also with concurrent requests', async () => {
    const token = await resetToken();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) => reset(token, `${newPassword} ${at}`)),
    );
    expect(answers.filter(({ problem }) => problem === '')).toHaveLength(1);
    expect(await reset(token)).toMatchObject(notGood);
  });

  it('can still use the link after a rejected password', async () => {
    const token = await resetToken();
    expect(await reset(token, 'password')).toMatchObject({ field: 'password' });
    expect(await reset(token)).toMatchObject({ problem: '' });
  });

  it('cannot use a link after another reset', async () => {
    const [first, second] = [await resetToken(), await resetToken()];
    expect(await reset(second)).toMatchObject({ problem: '' });
    expect(await reset(first)).toMatchObject(notGood);
  });

  it('cannot use a link after a change of password or address, nor after it has expired', async () => {
    const tokens = [await resetToken()];
    const passwords = { old_password: goodPassword, password: newPassword };
    await app.internalApi.changePassword({ user_id: userId, ...passwords });
    expect(await reset(tokens[0] ?? '')).toMatchObject(notGood);
    const before = await resetToken();
    await app.sql('update users set email = $2 where id = $1', [userId, `other-${username}@example.com`]);
    expect(await reset(before)).toMatchObject(notGood);
    const late = await resetToken();
    await app.sql('update mailed_links set expires = now()');
    expect(await reset(late)).toMatchObject(notGood);
  });

  it('can use neither a link for another purpose nor an invalid one', async () => {
    await app.sql('update users set email_valid = false where id = $1', [userId]);
    expect(await reset(await verificationToken())).toMatchObject(notGood);
    expect(await reset('')).toMatchObject(notGood);
  });
});

describe('An e-mail address', () => {
  const verify = (token: string) => app.internalApi.verifyEmail({ token, address });

  it('is verified with the link that was mailed to it, once', async () => {
    const token = await verificationToken();
    expect(await verify(token)).toMatchObject({ problem: '', user_id: userId });
    expect(await isVerified()).toBe(true);
    expect(await verify(token)).toMatchObject(notGood);
    expect(await actions()).toEqual([{ action: 'user.email_verified', address }]);
  });

  it('needs no link when it is verified or belongs to no user', async () => {
    await verify(await verificationToken());
    expect(await verificationToken()).toBe('');
    expect((await app.internalApi.startEmailVerification({ user_id: 'x\0' })).token).toBe('');
  });

  it('is not verified with a link that was mailed to another address', async () => {
    const token = await verificationToken();
    const email = `next-${username}@example.com`;
    await app.internalApi.changeProfile({ user_id: userId, email, old_password: goodPassword });
    expect(await verify(token)).toMatchObject(notGood);
    expect(await isVerified()).toBe(false);
  });

  it('is marked as verified by the operator', async () => {
    await app.admin('user', 'verify-email', username);
    expect(await isVerified()).toBe(true);
  });
});
