import { afterAll, beforeAll } from '@jest/globals';
import { openDataSource } from '@fieldpost/persistence';
import { migratedStorage, type MigratedStorage } from '@fieldpost/testing';
import type { DataSource } from 'typeorm';
import { storageAt } from '../database/storage.js';
import { accessTokenSlot } from './key-slot.js';
import { signingKeysSuite } from './signing-keys.repository.suite.js';
import { SigningKeysTypeorm } from './signing-keys.typeorm.js';

let database: MigratedStorage;
let db: DataSource;

beforeAll(async () => {
  database = await migratedStorage('oauth', (url) => openDataSource(storageAt(url)));
  ({ db } = database);
});
afterAll(() => database.drop());

signingKeysSuite(async () => {
  await db.query('delete from signing_keys');
  return new SigningKeysTypeorm(db, accessTokenSlot);
});
