import { afterAll, beforeAll } from '@jest/globals';
import { openDataSource } from '@fieldpost/persistence';
import { throwAwayDatabase, type ThrowAwayDatabase } from '@fieldpost/testing';
import type { DataSource } from 'typeorm';
import { storageAt } from '../database/storage.js';
import { accessTokenSlot } from './key-slot.js';
import { signingKeysSuite } from './signing-keys.repository.suite.js';
import { SigningKeysTypeorm } from './signing-keys.typeorm.js';

let database: ThrowAwayDatabase;
let db: DataSource;

beforeAll(async () => {
  database = await throwAwayDatabase();
  db = await openDataSource(storageAt(database.url));
  await db.runMigrations({ transaction: 'each' });
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

signingKeysSuite(async () => {
  await db.query('delete from signing_keys');
  return new SigningKeysTypeorm(db, accessTokenSlot);
});
