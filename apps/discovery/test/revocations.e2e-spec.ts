import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type FakeAuthServer,
  type RunningRegistry,
  startFakeAuthServer,
  startFakeRegistry,
  throwAwayDatabase,
  type ThrowAwayDatabase,
  until,
} from '@fieldpost/testing';
import { DiscoveryUnderTest } from './discovery-under-test.js';

const discovery = new DiscoveryUnderTest();
let database: ThrowAwayDatabase;
let auth: FakeAuthServer;
let account: RunningRegistry;

beforeAll(async () => {
  database = await throwAwayDatabase();
  [auth, account] = await Promise.all([startFakeAuthServer(), startFakeRegistry()]);
  const env = { DISCOVERY_ACCOUNT_ADDRESS: account.address, FIELDPOST_REVOCATION_PULL_SECONDS: '0.2' };
  await discovery.start({ databaseUrl: database.url, auth, env });
});
afterAll(async () => {
  await discovery.close();
  account.close();
  await auth.close();
  await database.drop();
});

const announce = (id: string, token: string): Promise<unknown> =>
  discovery.announce({ service_name: 'handler', id, net_address: 'handler:1904' }, token);
const outcome = (id: string, token: string): Promise<string> =>
  announce(id, token).then(
    () => 'accepted',
    (error: { details: string }) => error.details,
  );
const rejected = 'permission denied: unable to parse token: the token was revoked';

describe('A token at discovery', () => {
  it.each([
    ['its component was removed', 'h-1', () => ({ sub: 'h-1', type: 'handler' }), 'entity:components/h-1'],
    [
      'the approval of its component was withdrawn',
      'h-2',
      () => ({ sub: 'h-2', type: 'handler' }),
      'component:h-2',
    ],
    [
      'its user was deleted',
      'h-3',
      () => ({
        ...{ sub: 'u-1', type: 'user', rev: account.registry.revision },
        ...{ scope: ['components:h-3'], components: { 'h-3': ['component:settings'] } },
      }),
      'user:u-1',
    ],
  ])('ends when %s', async (_, id, claims, subject) => {
    const token = auth.sign(claims());
    expect(await outcome(id, token)).not.toBe(rejected);
    account.registry.revoke(subject);
    await until('the revocation', async () => (await outcome(id, token)) === rejected);
  });

  it('stays ended while account is away, which the health page reports, and other tokens go on', async () => {
    const [ended, good] = ['h-4', 'h-5'].map((sub) => auth.sign({ sub, type: 'handler' })) as [
      string,
      string,
    ];
    account.registry.revoke('component:h-4');
    await until('the revocation', async () => (await outcome('h-4', ended)) === rejected);
    account.close();
    await until('the report', async () => (await discovery.health()).includes('revocations are'));
    expect(await discovery.health()).toContain('Status is HEALTHY');
    expect(await outcome('h-4', ended)).toBe(rejected);
    expect(await outcome('h-5', good)).toBe('accepted');
    account = await startFakeRegistry(account.registry, account.address);
  });
});
