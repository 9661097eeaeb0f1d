import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type ServiceError, status } from '@grpc/grpc-js';
import type { handler } from '@fieldpost/contracts';
import { type RunningRegistry, startFakeRegistry, until } from '@fieldpost/testing';
import { appKey, deviceCalls, euiOf } from '../support/device-calls.js';
import { HandlerUnderTest } from '../support/handler-under-test.js';

const app = new HandlerUnderTest();
const { register, set } = deviceCalls(app);
let account: RunningRegistry;

beforeAll(async () => {
  account = await startFakeRegistry();
  await app.start({ HANDLER_ACCOUNT_ADDRESS: account.address, FIELDPOST_REVOCATION_PULL_SECONDS: '0.2' });
  await register('my-app');
  // Until discovery has said which brokers there are, devices are "unavailable".
  await until('the handler knows its brokers', () =>
    set('my-app', 'my-dev', { dev_eui: euiOf(1), app_key: appKey }).then(
      () => true,
      (error: ServiceError) => {
        if (error.code === status.UNAVAILABLE) return false;
        throw error;
      },
    ),
  );
});
afterAll(async () => {
  await app.close();
  account.close();
});

const path = '/applications/my-app/devices';
const everything = { scope: ['apps:my-app'], apps: { 'my-app': ['settings', 'devices', 'delete'] } };
const secondsAgo = (age: number): number => Math.floor(Date.now() / 1000) - age;

/** A token of a user; `login` are the claims about the login. */
const userToken = (login: object = {}): string =>
  app.tokenOf({ sub: 'u-1', type: 'user', client: 'tool', ...everything, ...login });
const fresh = (): string => userToken({ auth_time: secondsAgo(10), amr: ['pwd'] });
const programs: readonly (readonly [string, object])[] = [
  ['an access key', { sub: 'app:my-app:key', type: 'app', key_name: 'key' }],
  ['a client that acts for itself', { sub: 'client:tool', type: 'client', client: 'tool' }],
];

const call = (method: string, at: string, token: string) =>
  app.ask(method, at, { authorization: `Bearer ${token}` });
const getDevice = (token: string) =>
  app.call<handler.DeviceIdentifier, handler.Device__Output>(
    app.manager.getDevice.bind(app.manager),
    { app_id: 'my-app', dev_id: 'my-dev' },
    { token },
  );
const hexKey = appKey.toString('hex').toUpperCase();

/** Pulls are every 0.2 seconds. */
async function setPolicy(policy: 'credentials' | 'dangerous'): Promise<void> {
  account.registry.stepUp = policy;
  const expected = policy === 'dangerous' ? 403 : 200;
  await until(policy, async () => (await call('GET', `${path}/my-dev`, userToken())).status === expected);
}

describe('By default a user without a recent login', () => {
  beforeEach(() => setPolicy('credentials'));

  it('reads and deletes devices as in v2', async () => {
    await set('my-app', 'default-dev', { dev_eui: euiOf(2), app_key: appKey });
    expect((await call('GET', `${path}/default-dev`, userToken())).text).toContain(hexKey);
    expect((await call('GET', '/applications/my-app/device-export', userToken())).text).toContain(hexKey);
    expect((await call('DELETE', `${path}/default-dev`, userToken())).status).toBe(200);
  });
});

describe('With the policy dangerous, a user', () => {
  beforeEach(() => setPolicy('dangerous'));

  it.each([
    ['reads a device', 'GET', `${path}/my-dev`],
    ['exports devices with their keys', 'GET', '/applications/my-app/device-export'],
    ['deletes a device', 'DELETE', `${path}/my-dev`],
    ['deletes an application', 'DELETE', '/applications/my-app'],
  ])('%s only with a recent login', async (_, method, at) => {
    for (const login of [{}, { auth_time: secondsAgo(301), amr: ['pwd', 'mfa'] }]) {
      const response = await call(method, at, userToken(login));
      expect([response.status, response.headers.get('www-authenticate')]).toEqual([
        403,
        'Bearer realm="fieldpost", error="insufficient_user_authentication", error_description="a recent login is needed", max_age="300"',
      ]);
      expect(response.text).toContain('log in again (prompt=login or max_age=0)');
      expect(response.text).not.toContain(hexKey);
    }
    expect((await call('GET', path, fresh())).text).toContain('my-dev');
  });

  it('reads a device over gRPC only with a recent login', async () => {
    await expect(getDevice(userToken())).rejects.toMatchObject({
      code: status.PERMISSION_DENIED,
      details: expect.stringContaining('log in again'),
    });
    expect((await getDevice(fresh())).message.lorawan_device?.app_key).toEqual(appKey);
  });

  it('gets lists without keys, and a device that is read without them, after an old login', async () => {
    const list = await call('GET', path, userToken());
    expect([list.status, list.text.includes(hexKey)]).toEqual([200, false]);
    expect((await call('GET', path, fresh())).text).toContain(hexKey);
    const without = await call('GET', `${path}/my-dev?keys=false`, userToken());
    expect([without.status, without.text.includes(hexKey)]).toEqual([200, false]);
    const table = await call('GET', '/applications/my-app/device-export?keys=false', userToken());
    expect([table.status, table.text.includes(hexKey)]).toEqual([200, false]);
  });

  it('gets a device with its keys if the login is recent, and else without them and with the challenge', async () => {
    const read = (token: string) => call('GET', `${path}/my-dev?keys=if_recent`, token);
    const old = await read(userToken());
    expect([old.status, old.text.includes(hexKey), old.text.includes('my-dev')]).toEqual([200, false, true]);
    expect(old.headers.get('www-authenticate')).toContain('error="insufficient_user_authentication"');
    const recent = await read(fresh());
    expect([recent.status, recent.text.includes(hexKey)]).toEqual([200, true]);
    expect(recent.headers.get('www-authenticate')).toBeNull();
  });

  it('gets the key for register on join masked, which stays when it is written back', async () => {
    const key = 'fieldpost.register-on-join-secret';
    const write = (token: string, masked: string) =>
      app.ask(
        'PUT',
        '/applications/my-app',
        { authorization: `Bearer ${token}` },
        JSON.stringify({ register_on_join_access_key: masked }),
      );
    expect((await write(fresh(), key)).status).toBe(200);
    const read = await call('GET', '/applications/my-app', userToken());
    expect(read.text).toContain('"register_on_join_access_key":"fieldpost.<...>"');
    expect((await write(userToken(), 'fieldpost.<...>')).status).toBe(200);
    expect((await call('GET', '/applications/my-app', fresh())).text).toContain(key);
  });

  it.each(programs)('is not %s, which has no login and reads keys', async (_, claims) => {
    const token = app.tokenOf({ ...everything, ...claims });
    expect((await call('GET', `${path}/my-dev`, token)).text).toContain(hexKey);
    expect((await getDevice(token)).message.lorawan_device?.app_key).toEqual(appKey);
  });

  it('deletes a device after a recent login', async () => {
    await set('my-app', 'old-dev', { dev_eui: euiOf(3) });
    expect((await call('DELETE', `${path}/old-dev`, fresh())).status).toBe(200);
  });
});

describe('The policy', () => {
  it('follows a change by an administrator within a pull', async () => {
    await setPolicy('dangerous');
    await setPolicy('credentials');
  });

  it('is unknown until account has been reached once: keys of devices are unavailable then', async () => {
    account.close();
    await app.restart({});
    expect((await call('GET', `${path}/my-dev`, userToken())).status).toBe(503);
    expect((await call('GET', `${path}/my-dev?keys=false`, userToken())).status).toBe(200);
    account = await startFakeRegistry(account.registry, account.address);
    await setPolicy('credentials');
  });
});
