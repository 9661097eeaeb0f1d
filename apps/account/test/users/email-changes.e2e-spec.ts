import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { until } from '@fieldpost/testing';
import { Account, goodPassword } from '../support/account.js';
import { verificationToken, verifiedUser } from '../support/verified-users.js';

let app: Account;
let count = 0;

/** A user of this test alone, whose address is verified. */
let name: string;
let userId: string;
let as: string;
const me = '/api/v2/users/me';
const next = () => `${name}@new.example`;

beforeAll(async () => {
  app = await Account.start();
  await app.register('admin');
});
afterAll(() => app.stop());

beforeEach(async () => {
  count += 1;
  ({ name, userId, as } = await verifiedUser(app, `eva-${count}`));
  await until('the mail of the registration', () => mailedTo(name).length === 1);
});

const mailedTo = (username: string) => app.tokens.mailed.filter((mail) => mail.username === username);
const change = (body: object, by = as) => app.call('PATCH', me, { as: by, body });
const changeTo = (email: string) => change({ email, old_password: goodPassword });
const profile = async () => (await app.internalApi.describeUser({ user_id: userId })).profile;
const linkFor = (id = userId) => verificationToken(app, id);
const verify = (token: string) => app.internalApi.verifyEmail({ token });
const undo = (token: string, password = 'nine silent gateways') =>
  app.internalApi.undoEmailChange({ token, password });
/** The secret of the link in the last notice to the former address. */
const noticed = async (mails: number): Promise<string> => {
  await until('the notice', () => mailedTo(name).length === mails);
  return mailedTo(name).at(-1)?.undo_token ?? '';
};
const denied = (error: string) => ({ status: 403, body: { code: 403, error } });
const notGood = { problem: expect.stringMatching(/^Link not valid: /), field: 'link' };

describe('A token with the scope profile', () => {
  it('changes neither the address nor the password without the current password', async () => {
    const narrow = await app.login(name, 'profile');
    const needed =
      'permission denied: the e-mail address and the password change only with the current password (old_password)';
    for (const body of [{ email: next() }, { password: 'four blue antennas' }])
      expect(await change(body, narrow)).toMatchObject(denied(needed));
    expect(await change({ email: next(), old_password: 'a guess' }, narrow)).toMatchObject(
      denied('permission denied: the old password is wrong'),
    );
    expect(await profile()).toMatchObject({ email: `${name}@example.com`, pending_email: '' });
  });

  it.each([['third-party'], [undefined]])(
    'of a client that is not official changes neither, even with the password: %s',
    async (client) => {
      await app.sql(
        `insert into clients (id, name, description, redirect_uris, grants, scopes, is_accepted, is_public)
         values ('third-party', 'third-party', '', '{}', '{password}', '{profile}', true, true) on conflict do nothing`,
      );
      const token = app.sign({ sub: userId, type: 'user', client, scope: ['profile'] });
      const error = 'permission denied: only official clients may change the e-mail address or the password';
      for (const wanted of [{ email: next() }, { password: 'four blue antennas' }])
        expect(await change({ ...wanted, old_password: goodPassword }, token)).toMatchObject(denied(error));
      expect(await change({ name: { first: 'Eva' } }, token)).toMatchObject({ status: 204 });
    },
  );

  it('does not find out the password by naming addresses', async () => {
    for (let n = 0; n < 10; n += 1)
      expect(await change({ email: next(), old_password: `guess ${n}` })).toMatchObject({ status: 403 });
    expect(await changeTo(next())).toMatchObject({ status: 429 });
  });
});

describe('A verified address', () => {
  it('stays in force for login and reset until the new one is verified', async () => {
    expect(await changeTo(next())).toMatchObject({ status: 204 });
    expect((await app.call('GET', me, { as })).body).toMatchObject({
      email: `${name}@example.com`,
      email_verified: true,
      pending_email: next(),
    });
    const reset = (login: string) => app.internalApi.startPasswordReset({ login });
    expect(await reset(next())).toMatchObject({ email: '', token: '' });
    expect(await reset(name)).toMatchObject({ email: `${name}@example.com` });
    const logIn = (username: string) =>
      app.internalApi.authenticateUser({ username, password: goodPassword });
    expect(await logIn(next())).toMatchObject({ rejection: 'USER' });
    const link = await linkFor();
    expect(await verify(link)).toMatchObject({
      problem: '',
      email: next(),
      email_change: { former_email: `${name}@example.com`, undo_seconds: '604800' },
    });
    expect(await verify(link)).toMatchObject(notGood);
    expect(await reset(name)).toMatchObject({ email: next() });
    expect(await logIn(next())).toMatchObject({ rejection: 'NONE' });
    expect(await logIn(`${name}@example.com`)).toMatchObject({ rejection: 'USER' });
  });

  it('is notified with a link that undoes the change, whose secret is kept nowhere', async () => {
    await changeTo(next());
    const token = await noticed(2);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(mailedTo(name).at(-1)).toMatchObject({
      former_email: `${name}@example.com`,
      undo_seconds: '604800',
    });
    expect(JSON.stringify(await app.sql('select * from mailed_links'))).not.toContain(token);
  });

  it('keeps its other spelling with the password, without another verification', async () => {
    expect(await changeTo(`${name.toUpperCase()}@example.com`)).toMatchObject({ status: 204 });
    expect(await profile()).toMatchObject({ email: `${name.toUpperCase()}@example.com`, valid: true });
  });

  it('is not replaced by a change that a reset of the password came after', async () => {
    await changeTo(next());
    const link = await linkFor();
    const { token } = await app.internalApi.startPasswordReset({ login: name });
    expect(await app.internalApi.resetPassword({ token, password: 'four blue antennas' })).toMatchObject({
      problem: '',
    });
    expect(await verify(link)).toMatchObject(notGood);
    expect(await profile()).toMatchObject({ email: `${name}@example.com`, pending_email: '' });
  });

  it('is changed a bounded number of times, and no undo link is dropped for a newer one', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 11; n += 1) statuses.push((await changeTo(`${n}-${next()}`)).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 204), 429]);
    expect(
      await app.sql(`select 1 from mailed_links where purpose = 'undo' and user_id = $1`, [userId]),
    ).toHaveLength(10);
  });
});

describe('An undo link', () => {
  it('restores the address with a new password, and ends tokens and pending links, once', async () => {
    await changeTo(next());
    const token = await noticed(2);
    const stale = app.sign({ sub: userId, scope: ['profile'], iat: Math.floor(Date.now() / 1000) - 60 });
    const pending = await linkFor();
    expect(await undo(token, 'password')).toMatchObject({ field: 'password' });
    expect(await undo(token)).toMatchObject({ problem: '', email: `${name}@example.com` });
    expect(await app.call('GET', me, { as: stale })).toMatchObject({ status: 401 });
    expect(await verify(pending)).toMatchObject(notGood);
    expect(await undo(token)).toMatchObject(notGood);
    await expect(app.login(name)).rejects.toThrow('USER');
    expect(await profile()).toMatchObject({ email: `${name}@example.com`, valid: true, pending_email: '' });
  });

  it('works after the change took effect, and whatever the password became since', async () => {
    await changeTo(next());
    await noticed(2);
    const { email_change } = await verify(await linkFor());
    await change({ old_password: goodPassword, password: 'a password of a thief' });
    expect(await undo(email_change?.undo_token ?? '')).toMatchObject({
      problem: '',
      email: `${name}@example.com`,
    });
  });

  it('of the first address wins over those of later ones, which cannot end it', async () => {
    await changeTo(next());
    const first = await noticed(2);
    await verify(await linkFor());
    await changeTo(`later-${next()}`);
    const second = await noticed(3);
    await verify(await linkFor());
    expect(await undo(second)).toMatchObject({ problem: '', email: next() });
    expect(await undo(first)).toMatchObject({ problem: '', email: `${name}@example.com` });
    expect(await app.sql('select 1 from mailed_links where user_id = $1', [userId])).toEqual([]);
  });

  it('works for seven days', async () => {
    await changeTo(next());
    const token = await noticed(2);
    await app.sql('update mailed_links set expires = now() where user_id = $1', [userId]);
    expect(await undo(token)).toMatchObject(notGood);
  });

  it('is good for nothing else', async () => {
    await changeTo(next());
    const token = await noticed(2);
    expect(await verify(token)).toMatchObject(notGood);
    expect(await app.internalApi.resetPassword({ token, password: 'four blue antennas' })).toMatchObject(
      notGood,
    );
    expect(await undo(await linkFor())).toMatchObject(notGood);
  });
});

describe('An address that was never verified', () => {
  beforeEach(() => app.sql('update users set email_valid = false where id = $1', [userId]));

  it('gets no link for a new password, also not from an administrator', async () => {
    for (const login of [name, `${name}@example.com`])
      expect(await app.internalApi.startPasswordReset({ login })).toMatchObject({ email: '', token: '' });
    const path = `/api/v2/users/${name}/password-reset`;
    expect(await app.call('POST', path, { as: await app.login('admin') })).toMatchObject({
      status: 400,
      body: { error: 'Email not valid: is not verified, so no link is mailed to it' },
    });
  });

  it('is replaced at once by another with the password, and notified without a link', async () => {
    expect(await change({ email: next() })).toMatchObject({ status: 403 });
    expect(await changeTo(next())).toMatchObject({ status: 204 });
    expect(await noticed(2)).toBe('');
    expect(mailedTo(name).at(-1)).toMatchObject({ former_email: `${name}@example.com` });
    expect(await profile()).toMatchObject({ email: next(), valid: false, pending_email: '' });
  });
});

describe('The website', () => {
  const onWebsite = (loginAge: number | undefined, more: object = {}) =>
    app.internalApi.changeProfile({
      user_id: userId,
      email: next(),
      logged_in_at: loginAge === undefined ? 0 : Math.floor(Date.now() / 1000) - loginAge,
      ...more,
    });

  it('takes a fresh login or the current password for proof', async () => {
    for (const age of [undefined, 400])
      expect(await onWebsite(age)).toMatchObject({ field: 'old_password', email_change: null });
    expect(await onWebsite(0, { old_password: 'a guess' })).toMatchObject({ field: 'old_password' });
    expect(await onWebsite(10)).toMatchObject({
      problem: '',
      email_change: { former_email: `${name}@example.com`, undo_token: expect.stringMatching(/^[\w-]{43}$/) },
    });
    expect(await onWebsite(undefined, { old_password: goodPassword })).toMatchObject({ problem: '' });
  });
});
