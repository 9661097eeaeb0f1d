import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openDataSource } from '@fieldpost/persistence';
import { migratedStorage, type MigratedStorage } from '@fieldpost/testing';
import type { DataSource } from 'typeorm';
import { ClientAssertions } from './client-assertions/client-assertions.service.js';
import { storageAt } from './database/storage.js';
import { DeviceCodes } from './device-codes/device-codes.repository.js';
import { UserCodeGuesses } from './device-codes/user-code-guesses.js';
import type { ProviderDirectory } from './providers/provider-directory.js';
import { ProviderLogins } from './providers/provider-logins.repository.js';
import { RemovedProviders } from './providers/removed-providers.js';

let database: MigratedStorage;
let db: DataSource;
beforeAll(async () => {
  database = await migratedStorage('oauth', (url) => openDataSource(storageAt(url)));
  ({ db } = database);
});
afterAll(() => database.drop());

const now = new Date('2026-11-25T12:00:00Z');
const before = (ms: number) => new Date(now.getTime() - ms);
const second = 1_000;
const hour = 3_600_000;
const kept = async (table: string, column: string) =>
  (await db.query<Record<string, string>[]>(`select ${column} as name from ${table}`)).map(({ name }) =>
    name?.trim(),
  );

describe('Refresh tokens of login providers', () => {
  it('are deleted with the provider, and the logins that need their row stay', async () => {
    const logins = new ProviderLogins(db, { sealingKeys: [Buffer.alloc(32)], isDevelopment: true });
    const login = { userId: 'u_1', subject: 'person', refreshToken: 'secret' };
    for (const provider of ['corp', 'removed']) await logins.save({ ...login, provider }, now);
    const directory = { list: async () => [{ provider: { id: 'corp' } }] } as unknown as ProviderDirectory;
    await new RemovedProviders(directory, logins).removeExpired();
    const tokenOf = async (provider: string) =>
      (await logins.find({ userId: 'u_1', provider }))?.refreshToken;
    expect([await tokenOf('corp'), await tokenOf('removed')]).toEqual(['secret', null]);
  });
});

describe('What has expired is deleted', () => {
  it('an hour later, for the codes of devices, which are known as expired until then', async () => {
    const codes = new DeviceCodes(db);
    const request = { clientId: 'tool', scopes: [], address: '192.0.2.1', network: '192.0.2.1' };
    for (const [digest, expires] of [
      ['old', before(hour + second)],
      ['expired', before(second)],
    ] as const)
      await codes.add({ ...request, digest, userCode: `of ${digest}`, expires });
    await codes.removeExpired(now);
    expect(await kept('device_codes', 'digest')).toEqual(['expired']);
  });

  it('at once, for counts of wrong codes', async () => {
    await db.query(`insert into user_code_guesses values ('old', 1, $1), ('new', 1, $2)`, [
      before(second),
      before(-second),
    ]);
    await new UserCodeGuesses(db).removeExpired(now);
    expect(await kept('user_code_guesses', 'bucket')).toEqual(['new']);
  });

  it('at once, for used assertions', async () => {
    await db.query(`insert into used_assertions values ('tool', 'old', $1), ('tool', 'new', $2)`, [
      before(second),
      before(-second),
    ]);
    const settings = { OAUTH_PUBLIC_URL: 'https://fieldpost.example' };
    const assertions = new ClientAssertions(
      ...([undefined, undefined, db, settings] as unknown as ConstructorParameters<typeof ClientAssertions>),
    );
    await assertions.removeExpired(now);
    expect(await kept('used_assertions', 'digest')).toEqual(['new']);
  });
});
