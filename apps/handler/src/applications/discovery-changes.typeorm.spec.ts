import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AppId } from '@fieldpost/domain';
import { openDataSource, Sealer } from '@fieldpost/persistence';
import { migratedStorage, type MigratedStorage } from '@fieldpost/testing';
import type { DataSource } from 'typeorm';
import { storageAt } from '../database/storage.js';
import { ApplicationsTypeorm } from './applications.typeorm.js';
import type { DiscoveryChange } from './discovery-changes.repository.js';
import { DiscoveryChangesTypeorm } from './discovery-changes.typeorm.js';

const sealer = new Sealer(Buffer.alloc(32, 7));
const [myApp, otherApp] = [AppId('my-app'), AppId('other-app')];
let database: MigratedStorage;
let db: DataSource;
let applications: ApplicationsTypeorm;
let changes: DiscoveryChangesTypeorm;

beforeAll(async () => {
  database = await migratedStorage('handler', (url) => openDataSource(storageAt(url)));
  ({ db } = database);
  applications = new ApplicationsTypeorm(db, sealer);
  changes = new DiscoveryChangesTypeorm(db, sealer);
});
beforeEach(() => db.query('truncate applications, discovery_changes cascade'));
afterAll(() => database.drop());

const change = (more: Partial<DiscoveryChange> = {}): DiscoveryChange => ({
  appId: myApp,
  kind: 'add',
  token: 'a.token.of-the-caller',
  expiresAt: Date.now() + 60_000,
  ...more,
});

describe('Changes that wait for discovery', () => {
  it('are kept, the last one of each application, oldest first', async () => {
    for (const appId of [otherApp, myApp]) await applications.add(appId);
    const [first, second] = [change(), change({ appId: otherApp })];
    await changes.put(change({ token: 'an.earlier.token' }));
    await changes.put(second);
    await changes.put(first);
    expect(await changes.oldest(10)).toEqual([second, first]);
    expect(await changes.oldest(1)).toEqual([second]);
  });

  it('do not show the token in the database', async () => {
    await changes.put(change());
    const [row] = await db.query<{ token: Buffer }[]>('select token from discovery_changes');
    expect(row?.token.toString('latin1')).not.toContain('of-the-caller');
  });

  it('apply to applications that are registered here when they add, and to those that are not when they remove', async () => {
    await applications.add(myApp);
    await changes.put(change({ kind: 'remove' }));
    await changes.put(change({ appId: otherApp }));
    expect(await changes.oldest(10)).toEqual([]);
    await applications.remove(myApp);
    await applications.add(otherApp);
    expect((await changes.oldest(10)).map(({ appId, kind }) => [appId, kind])).toEqual([
      [myApp, 'remove'],
      [otherApp, 'add'],
    ]);
  });

  it('are removed by application, and by kind where one is given', async () => {
    await applications.add(myApp);
    await changes.put(change());
    await changes.remove(myApp, 'remove');
    expect(await changes.oldest(10)).toHaveLength(1);
    await changes.remove(myApp);
    expect(await changes.oldest(10)).toEqual([]);
  });

  it('are removed when their token has expired', async () => {
    await applications.add(myApp);
    await changes.put(change({ expiresAt: Date.now() - 1 }));
    expect(await changes.oldest(10)).toEqual([]);
    expect(await changes.removeExpired()).toEqual([myApp]);
    expect(await db.query('select 1 from discovery_changes')).toEqual([]);
  });
});
