import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { RevocationTable } from '@fieldpost/auth';
import { type RunningRegistry, startFakeRegistry, until } from '@fieldpost/testing';
import { AccountRegistryClient } from './account-registry.client.js';
import { RevocationFeed } from './revocation-feed.js';

const secret = 'a shared secret';
let running: RunningRegistry;
let client: AccountRegistryClient;
let table: RevocationTable;
let feed: RevocationFeed;
let lines: string[];

const log = (_: unknown, text?: string) => void lines.push(text ?? String(_));

function follow(address: string, pullMs = 50): RevocationFeed {
  client = new AccountRegistryClient({ address, secret });
  table = new RevocationTable('fieldpost');
  lines = [];
  const logger = { info: log, warn: log } as ConstructorParameters<typeof RevocationFeed>[2]['logger'];
  feed = new RevocationFeed(client, table, { pullMs, logger });
  return feed;
}

beforeEach(async () => {
  running = await startFakeRegistry();
});
afterEach(async () => {
  await feed.onModuleDestroy();
  client.onModuleDestroy();
  running.close();
});

describe('The feed of revocations', () => {
  it('has the whole table when the app starts to serve', async () => {
    running.registry.revoke('user:ann');
    await follow(running.address).onModuleInit();
    expect(table.size).toBe(1);
  });

  it('follows the policy for dangerous requests, and does not know it before the first response', async () => {
    expect(follow(running.address).stepUpPolicy).toBeUndefined();
    await feed.onModuleInit();
    expect(feed.stepUpPolicy).toBe('credentials');
    running.registry.stepUp = 'dangerous';
    await until('the policy', () => feed.stepUpPolicy === 'dangerous');
  });

  it('delivers later revocations and notifies its listeners', async () => {
    const seen: string[] = [];
    follow(running.address).onRevocations((subjects) => void seen.push(...subjects));
    await feed.onModuleInit();
    running.registry.revoke('user:ann');
    await until('the revocation', () => table.size === 1);
    expect(seen).toEqual(['user:ann']);
  });

  it('continues without account, logs it once, and catches up', async () => {
    await follow(running.address).onModuleInit();
    running.registry.revoke('user:ann');
    await until('the first revocation', () => table.size === 1);
    running.close();
    await until('the report', () => feed.remark !== undefined);
    expect(feed.remark).toMatch(/^revocations are \d+ s old$/);
    const before = feed.ageSeconds;
    await until('some more pulls', () => feed.ageSeconds > before + 0.3);
    expect(lines).toEqual(['revocations cannot be read from account']);
    running.registry.revoke('user:bob');
    running = await startFakeRegistry(running.registry, running.address);
    await until('the missed revocation', () => table.size === 2);
    await until('the end of the report', () => feed.remark === undefined);
    expect(lines).toEqual(['revocations cannot be read from account', 'revocations are followed again']);
  });

  it('has the policy soon after account can be reached for the first time', async () => {
    running.close();
    await follow(running.address, 24 * 60 * 60_000).onModuleInit();
    expect(feed.stepUpPolicy).toBeUndefined();
    running = await startFakeRegistry(running.registry, running.address);
    await until('the policy', () => feed.stepUpPolicy === 'credentials');
  });

  it('lets the app start while account is unreachable', async () => {
    running.close();
    await follow(running.address).onModuleInit();
    await until('the report', () => feed.remark !== undefined);
    expect(table.size).toBe(0);
  });

  it('logs that revocations are not followed when no account is configured', async () => {
    await follow('').onModuleInit();
    expect(lines).toEqual(['revocations are not followed: no address of account is configured']);
    expect([feed.ageSeconds, feed.remark]).toEqual([0, undefined]);
  });
});
