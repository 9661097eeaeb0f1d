import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SecondFactorsClient } from '@fieldpost/internal-clients';
import { until } from '@fieldpost/testing';
import { Account, demo, goodPassword, secret } from '../support/account.js';
import { proofOf } from '../support/authenticator.js';
import { idOf } from '../support/verified-users.js';
import { makeAdministrator } from '../support/make-administrator.js';

let app: Account;
const settings = { ACCOUNT_EMERGENCY_ADMINISTRATOR: 'rescue' };

beforeAll(async () => {
  app = await Account.start();
  for (const username of ['root', 'rescue', 'ann']) await app.register(username);
  await makeAdministrator(app, 'rescue');
  await app.admin('client', 'create', 'cli', '--scope', 'profile', '--scope', 'apps', '--grant', 'password');
});
afterAll(() => app.stop());

const logIn = (username: string, password = goodPassword) =>
  app.internalApi.authenticateUser({ username, password });
const grant = (username: string, password = goodPassword) =>
  app.internalApi.grantForPassword({ client: { id: 'cli', known: true }, username, password });
const usable = async () => {
  const users = ['ann', 'root', 'rescue'];
  const logins = await Promise.all(users.map(async (user) => !(await logIn(user)).password_off));
  const grants = await Promise.all(users.map(async (user) => (await grant(user)).rejection === 'NONE'));
  expect(grants).toEqual(logins);
  return logins;
};

describe('Logins with a password', () => {
  it('are for all users, for administrators, or for the emergency administrator alone', async () => {
    await app.restart(settings);
    expect(await usable()).toEqual([true, true, true]);
    await app.restart({ ...settings, ACCOUNT_PASSWORD_LOGIN: 'administrators' });
    expect(await usable()).toEqual([false, true, true]);
    await app.restart({ ...settings, ACCOUNT_PASSWORD_LOGIN: 'off' });
    expect(await usable()).toEqual([false, false, true]);
  });

  it('that are switched off reveal nothing without the right password', async () => {
    await app.restart({ ...settings, ACCOUNT_PASSWORD_LOGIN: 'off' });
    expect(await logIn('ann', 'another password')).toMatchObject({ rejection: 'USER', password_off: false });
    expect(await logIn('ann')).toMatchObject({ rejection: 'USER', password_off: true, user_id: '' });
    expect((await grant('ann')).reason).toContain('use an app password');
    expect((await grant('ann', 'another password')).reason).toBe('unknown user or wrong password');
  });

  it('that are switched off leave app passwords usable', async () => {
    await app.restart({ ...settings, ACCOUNT_PASSWORD_LOGIN: 'off' });
    const factors = new SecondFactorsClient(app.internalAddress, secret);
    const proof = proofOf(await idOf(app, 'ann'));
    const { password } = await factors.addAppPassword({ proof, name: 'ttnctl', scopes: ['apps'] });
    factors.onModuleDestroy();
    expect(await grant('ann', password)).toMatchObject({ rejection: 'NONE', scopes: ['apps'] });
  });

  it('cannot be switched off without an emergency administrator', async () => {
    const { stderr } = await app.adminUnder({ ACCOUNT_PASSWORD_LOGIN: 'off' }, 'reseal');
    expect(stderr).toContain('ACCOUNT_EMERGENCY_ADMINISTRATOR');
  });
});

describe('The emergency administrator of the settings', () => {
  const root = () => app.sign({ sub: rootId, type: 'user', client: demo.id, scope: ['profile'] });
  const change = (username: string, body: object) =>
    app.call('PATCH', `/api/v2/users/${username}`, { as: root(), body });
  const finding = async () => {
    const { body } = await app.call('GET', '/api/v2/installation', { as: root() });
    const { findings } = body as { readonly findings: readonly { readonly check: string }[] };
    return findings.filter(({ check }) => check === 'emergency administrator');
  };
  let rootId = '';
  beforeAll(async () => {
    rootId = await idOf(app, 'root');
  });

  it('is not demoted, banned or deleted while the settings name it', async () => {
    await app.restart({ ...settings, ACCOUNT_PASSWORD_LOGIN: 'off' });
    const denied = {
      status: 403,
      body: { error: expect.stringContaining('rescue is the emergency administrator of the settings') },
    };
    for (const body of [{ administrator: false }, { banned: true }])
      expect(await change('rescue', body)).toMatchObject(denied);
    await app.sql(`update users set is_approved = false where username = 'rescue'`);
    const remove = () => app.call('DELETE', '/api/v2/users/rescue/registration', { as: root() });
    expect(await remove()).toMatchObject(denied);
    await app.sql(`update users set is_approved = true where username = 'rescue'`);
    expect(await finding()).toMatchObject([{ subject: 'rescue', state: 'ok' }]);
  });

  it('that could not log in is a finding, and a warning at the start', async () => {
    await app.restart({ ACCOUNT_EMERGENCY_ADMINISTRATOR: 'nobody', ACCOUNT_PASSWORD_LOGIN: 'off' });
    const found = 'There is no such user.';
    expect(await finding()).toMatchObject([{ subject: 'nobody', state: 'failure', found }]);
    const warning = `the emergency administrator nobody cannot log in: ${found}`;
    await until('the warning', () => app.log.includes(warning));
  });
});
