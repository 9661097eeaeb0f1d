import { beforeEach, describe, expect, it } from '@jest/globals';
import { createLogger } from '@fieldpost/observability';
import { Sealer } from '@fieldpost/persistence';
import { SigningKeysMemory } from '../../test/memory/signing-keys.memory.js';
import { KeyRing } from './key-ring.js';
import { makeSigningKey } from './signing-key.js';
import type { StoredKey } from './signing-keys.repository.js';

const sealer = new Sealer(Buffer.alloc(32, 7));
const logger = createLogger({ app: 'test', level: 'silent' });
const common = {
  issuer: 'fieldpost',
  algorithm: 'ES256' as const,
  logger,
  reloadSeconds: 60,
  longestLife: 3_600,
};
const published = async (): Promise<StoredKey> => ({
  ...(await makeSigningKey('ES256', sealer)),
  state: 'published',
});

describe('The key ring', () => {
  let stored: SigningKeysMemory;
  let now = 0;
  const started = async (longestLife = 3_600): Promise<KeyRing> => {
    const options = { ...common, longestLife, sealer, now: () => now };
    const ring = new KeyRing(stored, options);
    await ring.onModuleInit();
    ring.onModuleDestroy();
    return ring;
  };
  beforeEach(() => {
    stored = new SigningKeysMemory();
    now = 1_000_000;
  });

  it('creates a key at the first start, and uses it at every later start', async () => {
    const [first, second] = [await started(), await started()];
    expect(second.current.id).toBe(first.current.id);
    expect(await stored.list()).toHaveLength(1);
  });

  it('signs with the signing key although a newer one is published', async () => {
    const { id } = (await started()).current;
    stored.put(await published());
    const ring = await started();
    expect(ring.current.id).toBe(id);
    expect(ring.all).toHaveLength(2);
  });

  it('loads the new key of another replica when a token names it', async () => {
    const ring = await started();
    const key = await published();
    stored.put(key);
    now += 5_000;
    expect((await ring.keysOf('fieldpost', key.id))?.map(({ id }) => id)).toContain(key.id);
  });

  it('does not query the database repeatedly for an unknown key', async () => {
    const ring = await started();
    const key = await published();
    stored.put(key);
    now += 4_999;
    expect(await ring.keysOf('fieldpost', key.id)).toHaveLength(1);
  });

  it('keeps its keys when the database is down', async () => {
    const ring = await started();
    stored.isDown = true;
    now += 60_000;
    expect(await ring.keysOf('fieldpost', 'unknown')).toHaveLength(1);
  });

  it('records the longest lifetime of the tokens that a key signs, whatever the later settings are', async () => {
    const { id } = (await started(86_400)).current;
    await started(60);
    expect(stored.lives.get(id)).toBe(86_400);
    await started(100_000);
    expect(stored.lives.get(id)).toBe(100_000);
  });

  it('has no keys of another issuer', async () =>
    expect(await (await started()).keysOf('somebody', undefined)).toBeUndefined());

  it('cannot be opened with another sealing key', async () => {
    await started();
    const other = new KeyRing(stored, { ...common, sealer: new Sealer(Buffer.alloc(32)) });
    await expect(other.onModuleInit()).rejects.toThrow('OAUTH_SEALING_KEY cannot decrypt signing key');
  });
});
