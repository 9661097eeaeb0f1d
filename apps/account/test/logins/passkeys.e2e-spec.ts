import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { SecondFactorsClient } from '@fieldpost/internal-clients';
import { until } from '@fieldpost/testing';
import { Account, goodPassword, secret } from '../support/account.js';
import { proofOf } from '../support/authenticator.js';
import { addPasskey, newChallenge, relyingParty, SoftwarePasskey } from '../support/passkey.js';

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
  username = `pat-${count}`;
  userId = await register(username);
});

async function register(name: string): Promise<string> {
  await app.register(name);
  return (await app.internalApi.authenticateUser({ username: name, password: goodPassword })).user_id;
}

const logIn = () => app.internalApi.authenticateUser({ username, password: goodPassword });
const describeFactors = () => factors.describeSecondFactors({ user_id: userId });
/** A login without a password, or with that of a user. */
const check = (challenge: string, credential: string, user_id = '') =>
  factors.checkPasskey({ user_id, relying_party: relyingParty, challenge, credential });
/** An attempt with a challenge of its own. */
function attempt(passkey: SoftwarePasskey, deviation = {}, user = '') {
  const challenge = newChallenge();
  return check(challenge, passkey.use(challenge, deviation), user);
}
const wrong = { right: false, user_id: '' };

describe('A passkey', () => {
  it('is requested for one user and challenge, and excludes those that the user has', async () => {
    const { passkey } = await addPasskey(factors, userId);
    const challenge = newChallenge();
    const request = { user_id: userId, relying_party: relyingParty, challenge };
    const created = JSON.parse((await factors.startPasskey(request)).options) as object;
    expect(created).toMatchObject({
      rp: { id: 'localhost', name: 'Fieldpost' },
      user: { id: Buffer.from(userId).toString('base64url'), name: username },
      challenge,
      attestation: 'none',
      excludeCredentials: [{ id: passkey.id, transports: ['internal'] }],
    });
    const used = JSON.parse((await factors.requestPasskey(request)).options) as object;
    expect(used).toMatchObject({ rpId: 'localhost', challenge, allowCredentials: [{ id: passkey.id }] });
    const other = await register(`${username}-other`);
    expect(await factors.requestPasskey({ ...request, user_id: other })).toEqual({ options: '' });
  });

  it('counts as second factor: recovery codes, and app passwords for programs', async () => {
    const { codes, added } = await addPasskey(factors, userId, 'my laptop');
    expect(codes).toHaveLength(10);
    expect(added).toMatchObject({ method: 'hwk', username, email: `${username}@example.com` });
    expect(await logIn()).toMatchObject({ second_factor: true, needs_second_factor: false });
    const program = { client: { id: 'cli', known: true }, username, password: goodPassword };
    expect(await app.internalApi.grantForPassword(program)).toMatchObject({
      reason: expect.stringContaining('this account has a second factor: use an app password'),
    });
    expect(await factors.checkSecondFactor({ user_id: userId, code: codes[0] ?? '' })).toMatchObject({
      right: true,
      method: 'recovery',
    });
    const { passkeys } = await describeFactors();
    expect(passkeys).toMatchObject([{ name: 'my laptop', last_used: '0' }]);
  });

  it('is a second factor for its user, with a use that is noted', async () => {
    const { passkey } = await addPasskey(factors, userId);
    expect(await attempt(passkey, {}, userId)).toMatchObject({ right: true, method: 'hwk', user_id: userId });
    expect(await attempt(passkey, { userHandle: '' }, userId)).toMatchObject({ right: true });
    expect(await attempt(passkey, { isUserVerified: false }, userId)).toMatchObject({ right: true });
    expect(Number((await describeFactors()).passkeys[0]?.last_used)).toBeGreaterThan(0);
  });

  it('logs its user in without a password, which is written to the audit log', async () => {
    const { passkey, added } = await addPasskey(factors, userId);
    const { valid_after } = added;
    expect(await attempt(passkey)).toMatchObject({ right: true, user_id: userId, valid_after });
    const [logins] = await app.sql<{ count: number }>(
      `select count(*)::int as count from audit_log where entity_id = $1 and action = 'user.logged_in'`,
      [userId],
    );
    // The first one was that of the registration.
    expect(logins?.count).toBe(2);
  });

  it.each([
    ['has not verified the user', { isUserVerified: false }],
    ['names no user', { userHandle: '' }],
    ['names another user', { userHandle: 'u_0123456789ABCDEF0123456789ABCDEF' }],
    ['was made at another website', { origin: 'https://evil.example' }],
    ['was made at another port', { origin: 'http://localhost:8001' }],
    ['was made for another relying party', { rpId: 'evil.example' }],
    ['was made to create a passkey', { type: 'webauthn.create' }],
    ['has a counter that did not go on', { counter: 1 }],
  ])('does not log in when its response %s', async (_, deviation) => {
    const { passkey } = await addPasskey(factors, userId);
    expect(await attempt(passkey, deviation)).toMatchObject(wrong);
    expect(await attempt(passkey)).toMatchObject({ right: true });
  });

  it('that is wrong after the right password is in the history of its user', async () => {
    const { passkey } = await addPasskey(factors, userId);
    await attempt(passkey, { origin: 'https://evil.example' }, userId);
    const read = () =>
      app.sql<{ details: object }>(
        `select details from audit_log where entity_id = $1 and action = 'user.login_failed'`,
        [userId],
      );
    await until('it is written', async () => (await read()).length > 0);
    expect(await read()).toEqual([{ details: { attempts: 1, passkeys: 1 } }]);
  });

  it('signs one challenge for one login, also with concurrent requests', async () => {
    const { passkey } = await addPasskey(factors, userId);
    const challenge = newChallenge();
    expect(await check(newChallenge(), passkey.use(challenge))).toMatchObject(wrong);
    const response = passkey.use(challenge);
    const both = await Promise.all([check(challenge, response), check(challenge, response)]);
    expect(both.map(({ right }) => right).sort()).toEqual([false, true]);
    // Even with a counter that goes on.
    expect(await check(challenge, passkey.use(challenge))).toMatchObject(wrong);
  });

  it('without a counter is used again and again, but never with the same challenge', async () => {
    const { passkey } = await addPasskey(factors, userId);
    await app.sql('update passkeys set counter = 0 where user_id = $1', [userId]);
    const challenge = newChallenge();
    const response = passkey.use(challenge, { counter: 0 });
    expect(await check(challenge, response)).toMatchObject({ right: true });
    expect(await check(challenge, response)).toMatchObject(wrong);
    expect(await attempt(passkey, { counter: 0 })).toMatchObject({ right: true });
  });

  it('is no second factor of another user', async () => {
    const { passkey } = await addPasskey(factors, userId);
    const other = await register(`${username}-other`);
    await addPasskey(factors, other);
    for (const userHandle of [userId, other, ''])
      expect(await attempt(passkey, { userHandle }, other)).toMatchObject(wrong);
  });

  it('with another key under a known credential id is rejected', async () => {
    const { passkey } = await addPasskey(factors, userId);
    const forged = Object.assign(new SoftwarePasskey(userId), { id: passkey.id, counter: 100 });
    expect(await attempt(forged)).toMatchObject(wrong);
  });

  it('does not log in a suspended user', async () => {
    const { passkey } = await addPasskey(factors, userId);
    await app.sql('update users set is_banned = true where id = $1', [userId]);
    expect(await attempt(passkey)).toMatchObject(wrong);
  });

  it('does not log in without the login provider that the user depends on, and is a second factor there', async () => {
    const { passkey } = await addPasskey(factors, userId);
    await app.sql(`update users set login_provider = 'company' where id = $1`, [userId]);
    expect(await attempt(passkey)).toMatchObject(wrong);
    expect(await attempt(passkey, {}, userId)).toMatchObject({ right: true });
  });

  it('does not log in alone where passwords do not', async () => {
    const { passkey } = await addPasskey(factors, userId);
    await app.restart({ ACCOUNT_PASSWORD_LOGIN: 'administrators' });
    expect(await attempt(passkey)).toMatchObject(wrong);
    expect(await attempt(passkey, {}, userId)).toMatchObject({ right: true });
    await app.restart({});
  });

  it('does not log in once it is removed, by its user only', async () => {
    const { passkey } = await addPasskey(factors, userId);
    const [{ id } = { id: '' }] = (await describeFactors()).passkeys;
    const thief = await register(`${username}-thief`);
    expect(await factors.removeSecondFactor({ proof: proofOf(thief), id })).toMatchObject({
      field: 'factor',
    });
    expect(await factors.removeSecondFactor({ proof: proofOf(userId), id })).toMatchObject({
      problem: '',
      username,
    });
    expect(await attempt(passkey)).toMatchObject(wrong);
    expect(await logIn()).toMatchObject({ second_factor: false });
    expect(await describeFactors()).toMatchObject({ passkeys: [], recovery_codes: 0 });
  });

  it('is removed by the operator, for a user who has lost everything', async () => {
    const { passkey } = await addPasskey(factors, userId);
    await app.admin('user', 'reset-second-factors', username);
    expect(await attempt(passkey)).toMatchObject(wrong);
    expect(await logIn()).toMatchObject({ second_factor: false });
  });

  it.each(['', '{}', 'null', '[]', '{"id":1}', '"x"', '{"id":"x","rawId":"x","type":"public-key"}'])(
    'that is none is rejected: %s',
    async (credential) => expect(await check(newChallenge(), credential)).toMatchObject(wrong),
  );
});
