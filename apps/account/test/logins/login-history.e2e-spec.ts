import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SecondFactorsClient } from '@fieldpost/internal-clients';
import { until } from '@fieldpost/testing';
import { Account, goodPassword, secret } from '../support/account.js';

let app: Account;
let factors: SecondFactorsClient;

beforeAll(async () => {
  app = await Account.start();
  factors = new SecondFactorsClient(app.internalAddress, secret);
});
afterAll(async () => {
  factors.onModuleDestroy();
  await app.stop();
});

const mine = '/api/v2/users/me';
const address = '192.0.2.7';

interface Entry {
  readonly action: string;
  readonly details: { readonly attempts?: number };
}
const historyOf = async (as: string) =>
  (await app.call('GET', `${mine}/audit`, { as })).body as readonly Entry[];

describe('The history of a user', () => {
  it('has wrong passwords on the website and of programs, and does not say that the user has entered them', async () => {
    await app.register('gus');
    const { internalApi } = app;
    const wrong = { username: 'gus', password: 'a wrong password', address };
    const client = { id: 'fieldpost-demo', secret: 'fieldpost-demo', known: false };
    await internalApi.authenticateUser(wrong);
    await internalApi.grantForPassword({ ...wrong, client, scopes: [] });
    await internalApi.grantForPassword({
      ...wrong,
      password: 'fieldpost.app-password.x',
      client,
      scopes: [],
    });
    await internalApi.authenticateUser({ ...wrong, username: 'no-such-user' });
    const as = await app.login('gus');
    const failed = async () => (await historyOf(as)).filter(({ action }) => action === 'user.login_failed');
    await until('all are counted', async () => {
      const attempts = (await failed()).map(({ details }) => details.attempts ?? 0);
      return attempts.reduce((sum, each) => sum + each, 0) === 3;
    });
    const [entry] = await failed();
    expect(entry).toMatchObject({ actor: 'unknown person', address });
    expect(JSON.stringify(entry)).not.toContain('wrong');
    const activity = await app.call('GET', `${mine}/activity`, { as });
    expect(JSON.stringify(activity.body)).not.toContain('login_failed');
  });

  it('has wrong codes of a second factor, and wrong old passwords when the password is changed', async () => {
    await app.register('ivy');
    const as = await app.login('ivy');
    const { user_id } = await app.internalApi.authenticateUser({
      username: 'ivy',
      password: goodPassword,
      address,
    });
    await factors.checkSecondFactor({ user_id, code: '000000', address });
    const body = { password: `${goodPassword}, longer`, old_password: 'not this' };
    expect((await app.call('PATCH', mine, { as, body })).status).not.toBe(200);
    const counts = async () => {
      const found = (await historyOf(as)).filter(({ action }) => action === 'user.login_failed');
      return found.map(({ details }) => details);
    };
    await until('both are written', async () => (await counts()).length === 2);
    expect(await counts()).toEqual(
      expect.arrayContaining([
        { attempts: 1, codes: 1 },
        { attempts: 1, old_passwords: 1 },
      ]),
    );
  });

  it('has logouts, and decisions about devices with the address of the device', async () => {
    await app.register('hal');
    const { internalApi } = app;
    const as = await app.login('hal');
    const { user_id } = await internalApi.authenticateUser({
      username: 'hal',
      password: goodPassword,
      address,
    });
    const device = { client_id: 'fieldpost-cli', device_address: '198.51.100.1' };
    await internalApi.recordAction({ user_id, address, action: 'DEVICE_ALLOWED', ...device });
    await internalApi.recordAction({ user_id, address, action: 'DEVICE_DENIED', ...device });
    await internalApi.recordAction({ user_id, address, action: 'LOGGED_OUT' });
    const by = { actor: 'hal', address };
    const about = { client: 'fieldpost-cli', details: { device_address: '198.51.100.1' } };
    expect((await historyOf(as)).slice(0, 3)).toEqual([
      { ...by, action: 'user.logged_out', time: expect.any(String), details: {} },
      { ...by, action: 'user.device_denied', time: expect.any(String), ...about },
      { ...by, action: 'user.device_allowed', time: expect.any(String), ...about },
    ]);
  });

  it('has no action that is unknown, and none of a user who is not there', async () => {
    const { internalApi } = app;
    const unknown = { user_id: `u_${'0'.repeat(32)}`, address, action: 'LOGGED_OUT' } as const;
    expect(await internalApi.recordAction(unknown)).toEqual({});
    await expect(internalApi.recordAction({ ...unknown, action: 'UNKNOWN_ACTION' })).rejects.toThrow(
      'unavailable',
    );
  });
});
