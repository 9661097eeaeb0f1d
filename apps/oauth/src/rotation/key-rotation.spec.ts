import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { openDataSource, Sealer } from '@fieldpost/persistence';
import { migratedStorage, type MigratedStorage } from '@fieldpost/testing';
import type { DataSource } from 'typeorm';
import { storageAt } from '../database/storage.js';
import { makeSigningKey } from '../signing/signing-key.js';
import { accessTokenSlot } from '../signing/key-slot.js';
import { SigningKeysTypeorm } from '../signing/signing-keys.typeorm.js';
import { KeyRotation } from './key-rotation.js';
import { RotatingKeys } from './rotating-keys.repository.js';

const newKey = () => makeSigningKey('ES256', new Sealer(Buffer.alloc(32, 7)));
let database: MigratedStorage;
let db: DataSource;
let keys: RotatingKeys;
let rotation: KeyRotation;

beforeAll(async () => {
  database = await migratedStorage('oauth', (url) => openDataSource(storageAt(url)));
  ({ db } = database);
  // Every connection open: a race that waits for connections is none.
  await Promise.all(Array.from({ length: 8 }, () => db.query('select pg_sleep(0.1)')));
});
beforeEach(async () => {
  await db.query('delete from signing_keys');
  await new SigningKeysTypeorm(db, accessTokenSlot).addFirst(await newKey());
  keys = new RotatingKeys(db, accessTokenSlot);
  rotation = new KeyRotation(keys, { preparedSeconds: 900, longestLife: 3_500, followedSeconds: 100 });
});
afterAll(() => database.drop());

const stages = async () => (await rotation.list()).map(({ stage }) => stage);
const later = (moment: Date | null | undefined, seconds: number) =>
  new Date((moment?.getTime() ?? NaN) + seconds * 1000);
/** A new key that signs; the moment is the earliest that is allowed. */
async function replaced(): Promise<Date> {
  await rotation.prepare(await newKey());
  const [prepared] = await rotation.list();
  const moment = later(prepared?.created, 900);
  await rotation.activate(moment, 'when known');
  return moment;
}

describe('A rotation of the signing key', () => {
  it('publishes a key that does not sign', async () => {
    await rotation.prepare(await newKey());
    expect(await stages()).toEqual(['prepared', 'signing']);
  });

  it('has one prepared key, however many bring one at once', async () => {
    const brought = await Promise.all(Array.from({ length: 8 }, newKey));
    const results = await Promise.allSettled(brought.map((key) => rotation.prepare(key)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await stages()).toEqual(['prepared', 'signing']);
    await expect(rotation.prepare(await newKey())).rejects.toMatchObject({ kind: 'already_exists' });
  });

  it('lets the new key sign when every verifier knows it, not earlier', async () => {
    await rotation.prepare(await newKey());
    const [prepared] = await rotation.list();
    await expect(rotation.activate(later(prepared?.created, 899), 'when known')).rejects.toThrow(
      'not before',
    );
    expect(await stages()).toEqual(['prepared', 'signing']);
    await rotation.activate(later(prepared?.created, 900), 'when known');
    expect(await stages()).toEqual(['signing', 'retiring']);
  });

  it('may be hurried once, also with concurrent requests', async () => {
    await rotation.prepare(await newKey());
    const asked = Array.from({ length: 8 }, () => rotation.activate(new Date(), 'immediate'));
    const results = await Promise.allSettled(asked);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await stages()).toEqual(['signing', 'retiring']);
  });

  it('cannot activate what is not prepared', async () =>
    expect(rotation.activate(new Date(), 'immediate')).rejects.toMatchObject({ kind: 'not_found' }));

  it('forgets the old key when its last token has expired, not earlier', async () => {
    const moment = await replaced();
    await expect(rotation.retire(later(moment, 3_599))).rejects.toThrow('not before');
    expect(await stages()).toEqual(['signing', 'retiring']);
    await rotation.retire(later(moment, 3_600));
    expect(await stages()).toEqual(['signing']);
  });

  it('keeps the old key for tokens that lived longer when it signed them than they do now', async () => {
    const signing = new SigningKeysTypeorm(db, accessTokenSlot);
    const [{ id } = { id: '' }] = await keys.list();
    for (const seconds of [60, 86_400, 7_200]) await signing.recordLifetime(id, seconds);
    const moment = await replaced();
    await expect(rotation.retire(later(moment, 86_499))).rejects.toThrow('not before');
    await rotation.retire(later(moment, 86_500));
    expect(await stages()).toEqual(['signing']);
  });

  it('never forgets the key that signs or the one that is prepared', async () => {
    await rotation.prepare(await newKey());
    await expect(rotation.retire(later(new Date(), 1e9))).rejects.toMatchObject({ kind: 'not_found' });
    await keys.remove((await keys.list()).map(({ id }) => id));
    expect(await stages()).toEqual(['prepared', 'signing']);
  });

  it('shows when the next step is allowed', async () => {
    const moment = await replaced();
    expect((await rotation.list()).map(({ next }) => next)).toEqual([null, later(moment, 3_600)]);
  });
});
