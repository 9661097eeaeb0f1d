import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { SecondFactorsClient } from '@fieldpost/internal-clients';
import { Account, goodPassword, secret } from '../support/account.js';
import { addAuthenticator, codeOf, proofOf } from '../support/authenticator.js';

let app: Account;
let factors: SecondFactorsClient;
let count = 0;
/** A user of this test alone. */
let username: string;
let userId: string;

beforeAll(async () => {
  app = await Account.start();
  factors = new SecondFactorsClient(app.internalAddress, secret);
  await app.register('root');
  await app.admin('client', 'create', 'cli', '--scope', 'profile', '--scope', 'apps', '--grant', 'password');
});
afterAll(async () => {
  factors.onModuleDestroy();
  await app.stop();
});
beforeEach(async () => {
  count += 1;
  username = `ann-${count}`;
  await app.register(username);
  userId = (await logIn()).user_id;
});

const logIn = () => app.internalApi.authenticateUser({ username, password: goodPassword });
const proof = () => proofOf(userId);
const grant = (password: string, scopes: string[] = []) =>
  app.internalApi.grantForPassword({ client: { id: 'cli', known: true }, username, password, scopes });
const changes = [
  ...(['confirmTotp', 'removeSecondFactor', 'renewRecoveryCodes'] as const),
  ...(['addAppPassword', 'removeAppPassword'] as const),
];
const check = (code: string) => factors.checkSecondFactor({ user_id: userId, code });

const addApp = (name?: string) => addAuthenticator(factors, userId, name);

describe('A login of a user with an authenticator app', () => {
  it('needs a code besides the password; each code is valid once', async () => {
    const { key, uri } = await addApp();
    expect(uri).toContain(`otpauth://totp/Fieldpost:${username}`);
    expect(await logIn()).toMatchObject({ rejection: 'NONE', second_factor: true });
    const lastUsed = async () =>
      Number((await factors.describeSecondFactors({ user_id: userId })).factors[0]?.last_used);
    expect(await check('000000')).toMatchObject({ right: false });
    expect(await lastUsed()).toBe(0);
    const code = codeOf(key);
    const both = await Promise.all([check(code), check(code)]);
    expect(both.map(({ right }) => right).sort()).toEqual([false, true]);
    expect(await lastUsed()).toBeGreaterThan(0);
    expect(await check(codeOf(key, -1))).toMatchObject({ right: false });
    expect(await check(codeOf(key, 1))).toMatchObject({ right: true, method: 'otp' });
  });

  it('is written to the audit log once the code was right', async () => {
    const logins = async () =>
      (
        await app.sql<{ count: number }>(
          `select count(*)::int as count from audit_log where entity_id = $1 and action = 'user.logged_in'`,
          [userId],
        )
      )[0]?.count;
    const { key } = await addApp();
    const before = await logins();
    await logIn();
    expect(await logins()).toBe(before);
    await check(codeOf(key));
    expect(await logins()).toBe((before ?? 0) + 1);
  });

  it('takes each of ten recovery codes once', async () => {
    const { codes } = await addApp();
    expect(codes).toHaveLength(10);
    const [first = '', second = ''] = codes;
    expect(await check(first.toUpperCase())).toMatchObject({ right: true, method: 'recovery' });
    expect(await check(first)).toMatchObject({ right: false });
    const renewed = await factors.renewRecoveryCodes({ proof: proof() });
    expect(renewed.recovery_codes).toHaveLength(10);
    expect(await check(second)).toMatchObject({ right: false });
    expect(await factors.describeSecondFactors({ user_id: userId })).toMatchObject({ recovery_codes: 10 });
  });

  it('checks ten wrong codes, and then one every five minutes, whatever the address', async () => {
    const { key } = await addApp();
    for (let at = 0; at < 10; at += 1) expect(await check('000000')).toMatchObject({ right: false });
    const late = await check(codeOf(key));
    expect(late).toMatchObject({ right: false });
    expect(late.retry_after).toBeGreaterThan(200);
  });

  it('has one limit for wrong codes, however many replicas there are', async () => {
    const { key } = await addApp();
    for (let at = 0; at < 10; at += 1) await check('000000');
    // A limit in memory would be gone.
    await app.restart({});
    expect(await check(codeOf(key))).toMatchObject({ right: false });
  });

  it('does not count right codes', async () => {
    const { codes } = await addApp();
    for (let at = 0; at < 9; at += 1) await check('000000');
    for (const code of codes) expect(await check(code)).toMatchObject({ right: true });
  });

  it('knows no code of another user', async () => {
    const { key, codes } = await addApp();
    const other = await app.user(`${username}-other`);
    expect(other).toBeDefined();
    const { user_id } = await app.internalApi.authenticateUser({
      username: `${username}-other`,
      password: goodPassword,
    });
    for (const code of [codeOf(key), codes[0] ?? ''])
      expect(await factors.checkSecondFactor({ user_id, code })).toMatchObject({ right: false });
  });
});

describe('A second factor', () => {
  it('counts once it is confirmed by a right code of its own', async () => {
    const { id } = await factors.startTotp({ user_id: userId, issuer: 'Fieldpost' });
    expect(await factors.confirmTotp({ proof: proof(), id, name: 'x', code: '000000' })).toMatchObject({
      problem: expect.stringMatching(/^Code not valid: it is wrong/),
      field: 'code',
    });
    expect(await logIn()).toMatchObject({ second_factor: false });
    expect(await factors.describeSecondFactors({ user_id: userId })).toMatchObject({
      factors: [],
      recovery_codes: 0,
    });
  });

  it('has a name, and the second one of a user keeps the recovery codes', async () => {
    await addApp('my phone');
    expect((await addApp('my tablet')).codes).toEqual([]);
    const { factors: all } = await factors.describeSecondFactors({ user_id: userId });
    expect(all.map(({ name }) => name)).toEqual(['my phone', 'my tablet']);
  });

  it.each(changes)('changes with a fresh login or the password only: %s', async (method) => {
    const { id } = await addApp();
    const old = { ...proof(), logged_in_at: Math.floor(Date.now() / 1000) - 301 };
    const change = (by: object) =>
      factors[method]({ proof: { ...old, ...by }, id, name: 'x', code: '1', scopes: ['apps'] });
    expect(await change({})).toMatchObject({ field: 'old_password' });
    expect(await change({ old_password: 'wrong' })).toMatchObject({ field: 'old_password' });
    expect((await change({ old_password: goodPassword })).field).not.toBe('old_password');
  });

  it.each(changes)(
    'changes with a login with the second factor only, even with the password: %s',
    async (method) => {
      const { id } = await addApp();
      const withoutFactor = { ...proof(), second_factor: false };
      for (const by of [{}, { old_password: goodPassword }]) {
        const request = { proof: { ...withoutFactor, ...by }, id, name: 'x', code: '1', scopes: ['apps'] };
        expect(await factors[method](request)).toMatchObject({ field: 'second_factor' });
      }
    },
  );

  it('is needed for another address or password on the website', async () => {
    await addApp();
    const fresh = { user_id: userId, logged_in_at: Math.floor(Date.now() / 1000) };
    const profile = { ...fresh, email: `new-${username}@example.com`, old_password: goodPassword };
    const passwords = { user_id: userId, old_password: goodPassword, password: 'seven silent routers' };
    expect(await app.internalApi.changeProfile(profile)).toMatchObject({ field: 'second_factor' });
    expect(await app.internalApi.changePassword(passwords)).toMatchObject({ field: 'second_factor' });
    const shown = { second_factor: true };
    expect(await app.internalApi.changeProfile({ ...profile, ...shown })).toMatchObject({ problem: '' });
    expect(await app.internalApi.changePassword({ ...passwords, ...shown })).toMatchObject({ problem: '' });
  });

  it('is removed by its user only, and the recovery codes go with the last one', async () => {
    const { id } = await addApp();
    const mine = userId;
    await app.register(`${username}-thief`);
    const thief = await app.internalApi.authenticateUser({
      username: `${username}-thief`,
      password: goodPassword,
    });
    const stolen = { ...proof(), user_id: thief.user_id };
    expect(await factors.removeSecondFactor({ proof: stolen, id })).toMatchObject({ field: 'factor' });
    userId = mine;
    expect(await factors.removeSecondFactor({ proof: proof(), id })).toMatchObject({ problem: '' });
    expect(await logIn()).toMatchObject({ second_factor: false });
    expect(await factors.describeSecondFactors({ user_id: userId })).toMatchObject({
      factors: [],
      recovery_codes: 0,
    });
  });

  it('is reset by the operator, for a user who has lost everything', async () => {
    await addApp();
    await app.admin('user', 'reset-second-factors', username);
    expect(await logIn()).toMatchObject({ second_factor: false });
  });

  it('stays when the password is reset by mail, and app passwords end', async () => {
    await addApp();
    const { password } = await factors.addAppPassword({ proof: proof(), name: 'ttnctl', scopes: ['apps'] });
    await app.sql('update users set email_valid = true where id = $1', [userId]);
    const { token } = await app.internalApi.startPasswordReset({ login: username });
    await app.internalApi.resetPassword({ token, password: 'seven silent routers' });
    const after = await app.internalApi.authenticateUser({ username, password: 'seven silent routers' });
    expect(after).toMatchObject({ second_factor: true });
    expect(await grant(password)).toMatchObject({ rejection: 'USER' });
  });

  it('is stored sealed, and recovery codes and app passwords as digests', async () => {
    const { key, codes } = await addApp();
    const { password } = await factors.addAppPassword({ proof: proof(), name: 'x', scopes: ['apps'] });
    const rows = await app.sql<{ text: string }>(
      `select encode(sealed, 'escape') || f::text as text from second_factors f
       union all select c::text from recovery_codes c union all select a::text from app_passwords a`,
    );
    const stored = rows.map(({ text }) => text).join('\n');
    for (const plain of [key, codes[0] ?? '', password]) expect(stored).not.toContain(plain);
  });
});

describe('By the policy for second factors', () => {
  it('an administrator has to add one first, where the policy wants it', async () => {
    const needs = async (name: string) =>
      (await app.internalApi.authenticateUser({ username: name, password: goodPassword }))
        .needs_second_factor;
    const [root] = await app.sql<{ id: string }>(`select id from users where username = 'root'`);
    const session = () => app.internalApi.describeUser({ user_id: root?.id ?? '' });
    expect([await needs('root'), (await session()).rejection]).toEqual([false, 'NONE']);
    await app.restart({ ACCOUNT_SECOND_FACTOR: 'administrators' });
    expect([await needs('root'), await needs(username)]).toEqual([true, false]);
    expect(await session()).toMatchObject({ rejection: 'USER' });
    const byCode = { client: { id: 'cli', known: true }, user_id: root?.id ?? '', grant_type: '' };
    expect(await app.internalApi.grantForUser(byCode)).toMatchObject({ rejection: 'USER' });
    const asked = { client: { id: 'cli', known: true }, username: 'root', password: goodPassword };
    expect(await app.internalApi.grantForPassword(asked)).toMatchObject({
      rejection: 'USER',
      reason: 'this account needs a second factor: log in on the website to add one',
    });
    await app.restart({ ACCOUNT_SECOND_FACTOR: 'all' });
    expect(await needs(username)).toBe(true);
    await addApp();
    expect(await needs(username)).toBe(false);
    await app.restart({});
  });
});
