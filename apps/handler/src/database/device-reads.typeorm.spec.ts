import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AppId, DevId } from '@fieldpost/domain';
import { openDataSource, Sealer } from '@fieldpost/persistence';
import { migratedStorage, type MigratedStorage } from '@fieldpost/testing';
import type { Pool, QueryResult } from 'pg';
import type { DataSource } from 'typeorm';
import { deviceOf } from '../../test/memory/devices.js';
import { ApplicationsTypeorm } from '../applications/applications.typeorm.js';
import { DevicesTypeorm } from '../devices/devices.typeorm.js';
import { noNonces } from './repositories.suite.js';
import { storageAt } from './storage.js';

let database: MigratedStorage;
let db: DataSource;
let devices: DevicesTypeorm;
const sealer = new Sealer(Buffer.alloc(32, 7));
const [large, small] = [AppId('large-app'), AppId('small-app')];
const missing = DevId('no-dev');
const devIds = Array.from({ length: 50 }, (_, n) => DevId(`dev-${n}`));
const settingsOf = (appId: AppId, decoder: string) => {
  const more = {
    converter: '',
    validator: '',
    encoder: '',
    codec: '',
    registerOnJoinAccessKey: `home.${appId}`,
  };
  return { appId, payloadFormat: 'custom', decoder, ...more };
};
const known = [settingsOf(large, 'x'.repeat(1_000_000)), settingsOf(small, 'y')];

beforeAll(async () => {
  database = await migratedStorage('handler', (url) => openDataSource(storageAt(url)));
  ({ db } = database);
  const applications = new ApplicationsTypeorm(db, sealer);
  devices = new DevicesTypeorm(db, sealer);
  for (const settings of known) {
    await applications.add(settings.appId);
    await applications.update(settings);
    for (const devId of devIds) await devices.add(deviceOf({ appId: settings.appId, devId }), noNonces);
  }
});
afterAll(() => database.drop());

/** Notes the answers of the database from now on. */
function noteAnswers({ driver }: DataSource, answers: QueryResult[]): void {
  const { master } = driver as unknown as { readonly master: Pool };
  const ask = master.query.bind(master) as (statement: unknown) => Promise<QueryResult>;
  const noting = async (statement: unknown) => {
    const answer = await ask(statement);
    answers.push(answer);
    return answer;
  };
  Object.assign(master, { query: noting });
}

describe('Devices that are read together', () => {
  const answers: QueryResult[] = [];
  beforeAll(() => noteAnswers(db, answers));
  beforeEach(() => {
    answers.length = 0;
  });

  const read = () =>
    Promise.all(
      [missing, ...devIds].flatMap((devId) =>
        known.map(({ appId }) => devices.findWithApplication(appId, devId)),
      ),
    );

  it('come with their own application each, whether or not the first of them is there', async () => {
    const [noLarge, noSmall, ...seen] = await read();
    expect([noLarge, noSmall]).toEqual([undefined, undefined]);
    for (const [index, devId] of devIds.entries())
      for (const [of, application] of known.entries())
        expect(seen[2 * index + of]).toMatchObject({
          device: { appId: application.appId, devId },
          application,
        });
  });

  it('get the sources of an application once per query result', async () => {
    await read();
    const rows = answers.flatMap((answer) => answer.rows as object[]);
    expect(rows.length).toBeGreaterThanOrEqual(2 * devIds.length);
    expect(JSON.stringify(rows).length).toBeLessThan((answers.length + 1) * 1_000_000);
  });

  it('share the sources, so that no copy stays in memory', async () => {
    const applications = new Set((await read()).map((seen) => seen?.application));
    // Nobody's application among them.
    expect(applications.size).toBeLessThanOrEqual(answers.length * known.length + 1);
  });
});
