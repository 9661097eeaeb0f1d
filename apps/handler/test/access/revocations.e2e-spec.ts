import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type RunningRegistry, startFakeRegistry, until } from '@fieldpost/testing';
import { connectAsync } from 'mqtt';
import { deviceCalls } from '../support/device-calls.js';
import { HandlerUnderTest } from '../support/handler-under-test.js';

const app = new HandlerUnderTest();
const { register } = deviceCalls(app);
let account: RunningRegistry;
let named = 0;

beforeAll(async () => {
  account = await startFakeRegistry();
  await app.start({
    HANDLER_ACCOUNT_ADDRESS: account.address,
    FIELDPOST_REVOCATION_PULL_SECONDS: '0.2',
  });
  await register('my-app');
});
afterAll(async () => {
  await app.close();
  account.close();
});

const revoke = (subject: string, rights: readonly string[] = []) => account.registry.revoke(subject, rights);
const everything = ['settings', 'devices', 'messages:up:r'];

/** A token of a user, or of an access key, as old as the feed is now. */
const userToken = (user: string, client = 'tool'): string =>
  app.tokenOf({
    ...{ sub: user, type: 'user', client, rev: account.registry.revision },
    ...{ scope: ['apps:my-app'], apps: { 'my-app': everything } },
  });
const keyToken = (name: string): string =>
  app.tokenOf({
    ...{ sub: `app:my-app:${name}`, type: 'app', key_name: name, rev: account.registry.revision },
    ...{ scope: ['apps:my-app'], apps: { 'my-app': everything } },
  });
const accessKey = (): { name: string; key: string } => {
  const name = `key-${(named += 1)}`;
  const key = `fieldpost.${name}`;
  app.tokens.know(key, keyToken(name));
  return { name, key };
};

const statusOf = async (path: string, authorization: string): Promise<number> =>
  (await app.ask('GET', path, { authorization })).status;
const becomes = (status: number, path: string, authorization: string): Promise<void> =>
  until(`${status} for ${path}`, async () => (await statusOf(path, authorization)) === status);

describe('A token at the handler', () => {
  it.each([
    ['its access key was deleted', () => keyToken('gone'), 'access-key:my-app/gone'],
    ['its user was deleted, banned or has another password', () => userToken('u-1'), 'user:u-1'],
    ['its client was removed', () => userToken('u-2', 'a-client'), 'client:a-client'],
    ['its application was deleted', () => keyToken('k'), 'entity:apps/my-app'],
  ])('ends when %s', async (_, make, subject) => {
    const token = `Bearer ${make()}`;
    expect(await statusOf('/applications/my-app', token)).toBe(200);
    revoke(subject);
    await becomes(403, '/applications/my-app', token);
    expect(await statusOf('/applications/my-app', `Bearer ${make()}`)).toBe(200);
  });

  it('loses the right that was taken from a collaborator, and keeps the others', async () => {
    const token = `Bearer ${userToken('u-3')}`;
    expect(await statusOf('/applications/my-app/devices', token)).toBe(200);
    revoke('collaborator:apps/my-app/u-3', ['settings']);
    await becomes(403, '/applications/my-app/devices', token);
    expect(await statusOf('/applications/my-app', token)).toBe(200);
  });
});

describe('An access key at the handler', () => {
  it('opens nothing after its deletion, whatever the handler remembers of it', async () => {
    const { name, key } = accessKey();
    expect(await statusOf('/applications/my-app', `Key ${key}`)).toBe(200);
    app.tokens.remove(key);
    expect(await statusOf('/applications/my-app', `Key ${key}`)).toBe(200);
    revoke(`access-key:my-app/${name}`);
    await becomes(403, '/applications/my-app', `Key ${key}`);
  });

  it('is exchanged again when its token was revoked and the key is still good', async () => {
    const { name, key } = accessKey();
    const old = `Bearer ${keyToken(name)}`;
    expect(await statusOf('/applications/my-app', `Key ${key}`)).toBe(200);
    revoke('entity:apps/my-app');
    app.tokens.know(key, keyToken(name));
    await becomes(403, '/applications/my-app', old);
    expect(await statusOf('/applications/my-app', `Key ${key}`)).toBe(200);
  });

  it('loses its MQTT sessions and its streams of events within a minute after its deletion', async () => {
    const { name, key } = accessKey();
    const client = await connectAsync(app.mqtt.plain, {
      username: 'my-app',
      password: key,
      reconnectPeriod: 0,
    });
    const events = await fetch(`${app.http}/applications/my-app/events`, {
      headers: { authorization: `Bearer ${keyToken(name)}` },
    });
    app.tokens.remove(key);
    revoke(`access-key:my-app/${name}`);
    const closed = new Promise((resolve) => client.once('close', () => resolve(undefined)));
    // The stream ends when it was read to its end.
    await Promise.all([closed, events.text()]);
    expect(client.connected).toBe(false);
  });
});

describe('A handler without account', () => {
  it('goes on with the revocations that it knows, and reports their age', async () => {
    const token = `Bearer ${userToken('u-4')}`;
    revoke('user:u-4');
    await becomes(403, '/applications/my-app', token);
    account.close();
    await until('the report', async () =>
      (await app.ask('GET', '/healthz', {})).text.includes('revocations are'),
    );
    expect(await statusOf('/applications/my-app', token)).toBe(403);
    expect(await statusOf('/applications/my-app', `Bearer ${userToken('u-5')}`)).toBe(200);
    account = await startFakeRegistry(account.registry, account.address);
    await until(
      'the end of the report',
      async () => !(await app.ask('GET', '/healthz', {})).text.includes('revocations are'),
    );
  });

  it('has the revocations again after its own restart', async () => {
    const token = `Bearer ${userToken('u-6')}`;
    revoke('user:u-6');
    await app.restart({});
    expect(await statusOf('/applications/my-app', token)).toBe(403);
  });
});
