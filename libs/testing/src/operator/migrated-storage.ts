import type { DataSource } from 'typeorm';
import { throwAwayDatabase, type ThrowAwayDatabase } from '../postgres/index.js';

/** A database of one test with the schema of an app. `drop` closes the data source first. */
export interface MigratedStorage extends ThrowAwayDatabase {
  readonly db: DataSource;
}

/**
 * A database of one test with the schema of an app, opened as the app does. It is migrated once for a process of tests; each test
 * gets a copy.
 */
export async function migratedStorage(
  app: string,
  open: (url: string) => Promise<DataSource>,
): Promise<MigratedStorage> {
  const database = await throwAwayDatabase({
    name: `${app}_storage`,
    prepare: async (url) => {
      const db = await open(url);
      await db.runMigrations({ transaction: 'each' });
      await db.destroy();
    },
  });
  const db = await open(database.url);
  const drop = async () => {
    if (db.isInitialized) await db.destroy();
    await database.drop();
  };
  return { ...database, db, drop };
}
