import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { SecondFactorsClient } from '@fieldpost/internal-clients';
import { Account, demo, goodPassword, secret } from '../support/account.js';
import { addAuthenticator, proofOf } from '../support/authenticator.js';

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

const addApp = (name?: string) => addAuthenticator(factors, userId, name);

describe('A program that sends user name and password', () => {
  it('of a user with a second factor needs an app password, and the error says so', async () => {
    expect(await grant(goodPassword)).toMatchObject({ rejection: 'NONE' });
    await addApp();
    expect(await grant('wrong')).toMatchObject({ reason: 'unknown user or wrong password' });
    expect(await grant(goodPassword)).toMatchObject({
      rejection: 'USER',
      reason: expect.stringContaining('this account has a second factor: use an app password'),
    });
    const { password } = await factors.addAppPassword({ proof: proof(), name: 'ttnctl', scopes: ['apps'] });
    expect(await grant(password)).toMatchObject({ rejection: 'NONE', scopes: ['apps'] });
    expect(await grant(password, ['profile'])).toMatchObject({ rejection: 'SCOPE' });
    const { app_passwords: all } = await factors.describeSecondFactors({ user_id: userId });
    expect(all).toMatchObject([{ name: 'ttnctl', scopes: ['apps'] }]);
    expect(Number(all[0]?.last_used)).toBeGreaterThan(0);
  });

  it('gets the entities of the kinds of its app password only', async () => {
    const id = `${username}-app`;
    await app.call('POST', '/api/v2/applications', { as: await app.login(username), body: { id, name: id } });
    const passwordFor = async (scope: string) =>
      (await factors.addAppPassword({ proof: proof(), name: scope, scopes: [scope] })).password;
    expect(await grant(await passwordFor('apps'))).toMatchObject({ scopes: ['apps', `apps:${id}`] });
    expect(await grant(await passwordFor('profile'))).toMatchObject({ scopes: ['profile'], apps: {} });
  });

  it('with the app password of another user is rejected, and no app password logs in on the website', async () => {
    const { password } = await factors.addAppPassword({ proof: proof(), name: 'x', scopes: ['apps'] });
    expect(await app.internalApi.authenticateUser({ username, password })).toMatchObject({
      rejection: 'USER',
    });
    username = `${username}-other`;
    await app.register(username);
    expect(await grant(password)).toMatchObject({ rejection: 'USER' });
  });

  it('has no access, and no tokens, once its app password is removed', async () => {
    const { password } = await factors.addAppPassword({ proof: proof(), name: 'x', scopes: ['apps'] });
    const token = app.bearer(await grant(password));
    expect((await app.call('GET', '/api/v2/applications', { as: token })).status).toBe(200);
    const [made] = (await factors.describeSecondFactors({ user_id: userId })).app_passwords;
    const removed = await factors.removeAppPassword({ proof: proof(), id: made?.id ?? '' });
    expect(Number(removed.valid_after)).toBeGreaterThan(0);
    expect(await grant(password)).toMatchObject({ rejection: 'USER' });
    expect((await app.call('GET', '/api/v2/applications', { as: token })).status).toBe(401);
  });

  it.each(['on the website', 'with a token'])(
    'has no access once the user has changed the password %s',
    async (where) => {
      const { password } = await factors.addAppPassword({ proof: proof(), name: 'x', scopes: ['apps'] });
      const change = { old_password: goodPassword, password: 'seven silent routers' };
      if (where === 'on the website') await app.internalApi.changePassword({ user_id: userId, ...change });
      else {
        const as = app.bearer(await grant(goodPassword, ['profile']));
        await app.sql(`update clients set is_official = true where id = 'cli'`);
        expect(await app.call('PATCH', '/api/v2/users/me', { as, body: change })).toMatchObject({
          status: 204,
        });
      }
      expect(await grant('seven silent routers')).toMatchObject({ rejection: 'NONE' });
      expect(await grant(password)).toMatchObject({ rejection: 'USER' });
    },
  );

  it('changes neither address nor password with an app password, whether or not the user has a second factor', async () => {
    await app.sql(`update clients set is_official = true where id = 'cli'`);
    const change = async (given?: string) => {
      const made = await factors.addAppPassword({ proof: proof(), name: 'x', scopes: ['profile'] });
      const as = app.bearer(await grant(made.password));
      const body = { password: 'ten loud repeaters', old_password: given ?? made.password };
      return app.call('PATCH', '/api/v2/users/me', { as, body });
    };
    expect(await change()).toMatchObject({
      status: 403,
      body: { error: 'permission denied: the old password is wrong' },
    });
    await app.sql('update users set has_second_factor = true where id = $1', [userId]);
    for (const given of [undefined, goodPassword])
      expect(await change(given)).toMatchObject({
        status: 403,
        body: { error: expect.stringContaining('log in again') },
      });
    expect(await logIn()).toMatchObject({ rejection: 'NONE' });
  });

  it.each([
    ['', ['apps'], 'Name not valid: can not be empty', 'name'],
    ['x', [], 'Scopes not valid: can not be empty', 'scopes'],
    ['x', ['everything'], 'Scopes.0 not valid: is unknown', 'scopes.0'],
  ])('has a named app password with known scopes: "%s" %j', async (name, scopes, problem, field) =>
    expect(await factors.addAppPassword({ proof: proof(), name, scopes })).toMatchObject({ problem, field }),
  );
});

describe('A change of the address or the password of a user with a second factor, through the API,', () => {
  it('needs a login with it within five minutes, before the password is tried', async () => {
    await app.sql('update users set has_second_factor = true where id = $1', [userId]);
    const email = `${username}@new.example`;
    const change = (body: object, as: string) => app.call('PATCH', '/api/v2/users/me', { as, body });
    const tokenOf = (login: object) =>
      app.sign({ sub: userId, type: 'user', client: demo.id, scope: ['profile'], ...login });
    const now = Math.floor(Date.now() / 1000);
    const withFactor = ['pwd', 'otp', 'mfa'];
    for (const login of [
      {},
      { auth_time: now, amr: ['pwd'] },
      { auth_time: now - 400, amr: withFactor },
      { amr: withFactor },
    ])
      for (const wanted of [{ email }, { password: 'four blue antennas' }]) {
        const answer = await change({ ...wanted, old_password: goodPassword }, tokenOf(login));
        expect(answer).toMatchObject({
          status: 403,
          body: { error: expect.stringContaining('log in again') },
        });
        expect(answer.headers.get('www-authenticate')).toContain('error="insufficient_user_authentication"');
      }
    const recent = tokenOf({ auth_time: now, amr: withFactor });
    expect(await change({ email }, recent)).toMatchObject({ status: 403 });
    expect(await change({ email, old_password: goodPassword }, recent)).toMatchObject({
      status: 204,
    });
    expect(await change({ name: { first: 'Eva' } }, tokenOf({}))).toMatchObject({ status: 204 });
  });
});
