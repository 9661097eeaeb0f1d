import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { SecondFactorsClient } from '@fieldpost/internal-clients';
import { Account, goodPassword, secret } from '../support/account.js';
import { addAuthenticator, codeOf, proofOf } from '../support/authenticator.js';
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
});
afterAll(async () => {
  factors.onModuleDestroy();
  await app.stop();
});
beforeEach(async () => {
  count += 1;
  username = `pia-${count}`;
  userId = await register(username);
});

async function register(name: string): Promise<string> {
  await app.register(name);
  return (await app.internalApi.authenticateUser({ username: name, password: goodPassword })).user_id;
}

const logIn = () => app.internalApi.authenticateUser({ username, password: goodPassword });
const describeFactors = () => factors.describeSecondFactors({ user_id: userId });

describe('A new passkey', () => {
  const add = (challenge: string, credential: string, more: object = {}) =>
    factors.confirmPasskey({
      ...{ proof: proofOf(userId), relying_party: relyingParty, challenge, credential, name: 'x' },
      ...more,
    });
  const notValid = { problem: expect.stringMatching(/^Passkey not valid: /), field: 'passkey' };

  it.each([
    ['at another website', { origin: 'https://evil.example' }],
    ['for another relying party', { rpId: 'evil.example' }],
    ['as a response for a login', { type: 'webauthn.get' }],
  ])('that was made %s is rejected', async (_, deviation) => {
    const challenge = newChallenge();
    const credential = new SoftwarePasskey(userId).create(challenge, deviation);
    expect(await add(challenge, credential)).toMatchObject(notValid);
    expect(await describeFactors()).toMatchObject({ passkeys: [] });
  });

  it('signs one challenge, once', async () => {
    const challenge = newChallenge();
    const first = new SoftwarePasskey(userId);
    expect(await add(newChallenge(), first.create(challenge))).toMatchObject(notValid);
    expect(await add(challenge, first.create(challenge))).toMatchObject({ problem: '' });
    const second = new SoftwarePasskey(userId).create(challenge);
    expect(await add(challenge, second)).toMatchObject(notValid);
  });

  it('with the credential id of another one is rejected, also of another user', async () => {
    const { passkey } = await addPasskey(factors, userId);
    userId = await register(`${username}-thief`);
    const challenge = newChallenge();
    expect(await add(challenge, passkey.create(challenge))).toMatchObject(notValid);
  });

  it('has a name, and needs a fresh login', async () => {
    const challenge = newChallenge();
    const credential = new SoftwarePasskey(userId).create(challenge);
    expect(await add(challenge, credential, { name: '' })).toMatchObject({ field: 'name' });
    const proof = { user_id: userId, logged_in_at: Math.floor(Date.now() / 1000) - 301 };
    expect(await add(challenge, credential, { proof })).toMatchObject({ field: 'old_password' });
  });

  it('beside an authenticator app keeps the recovery codes and the sessions', async () => {
    const { key, validAfter } = await addAuthenticator(factors, userId);
    const challenge = newChallenge();
    const credential = new SoftwarePasskey(userId).create(challenge);
    const added = await add(challenge, credential);
    expect(added).toMatchObject({ problem: '', recovery_codes: [], valid_after: validAfter });
    expect(await factors.checkSecondFactor({ user_id: userId, code: codeOf(key) })).toMatchObject({
      right: true,
    });
  });

  it('satisfies the policy for second factors', async () => {
    await app.restart({ ACCOUNT_SECOND_FACTOR: 'all' });
    expect(await logIn()).toMatchObject({ needs_second_factor: true });
    await addPasskey(factors, userId);
    expect(await logIn()).toMatchObject({ needs_second_factor: false, second_factor: true });
    await app.restart({});
  });

  it('is one of ten at most', async () => {
    await addPasskey(factors, userId);
    await app.sql(
      `insert into passkeys (id, user_id, name, credential_id, public_key, counter, transports)
       select 'filled-' || n || $1, $1, 'x', 'filled-' || n || $1, '', 0, '{}' from generate_series(2, 10) n`,
      [userId],
    );
    const challenge = newChallenge();
    const eleventh = new SoftwarePasskey(userId).create(challenge);
    expect(await add(challenge, eleventh)).toMatchObject({ field: 'name' });
  });
});
