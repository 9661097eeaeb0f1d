import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A migration, as exported by its file. */
interface Step {
  /** `contract` for one that removes objects that the release before no longer used. */
  readonly kind?: 'contract';
  /** False for one that runs outside of a transaction. */
  readonly transaction?: boolean;
  readonly up: (db: { readonly query: (text: string) => Promise<unknown> }) => Promise<void>;
}

interface BuiltStorage {
  readonly storageAt: (url: string) => { readonly migrations: readonly (new () => Step)[] };
}

/** A migration with all its statements. */
export interface Recorded extends Pick<Step, 'kind' | 'transaction'> {
  readonly app: string;
  readonly name: string;
  readonly sql: string;
}

/** The migrations of every built app. */
export async function recordedMigrations(root: string): Promise<readonly Recorded[]> {
  const files = readdirSync(join(root, 'apps')).map((app) => ({
    app,
    file: join(root, 'apps', app, 'dist/modules/database/storage.js'),
  }));
  const found: Recorded[] = [];
  // One after the other: shared modules are loaded once.
  for (const { app, file } of files) if (existsSync(file)) found.push(...(await recordedIn(app, file)));
  return found;
}

async function recordedIn(app: string, file: string): Promise<readonly Recorded[]> {
  const { storageAt } = (await import(pathToFileURL(file).href)) as BuiltStorage;
  const { migrations } = storageAt('postgresql://nobody@127.0.0.1/nothing');
  return Promise.all(migrations.map((Migration) => record(app, Migration)));
}

/** Runs a migration against a recorder. */
export async function record(app: string, Migration: new () => Step): Promise<Recorded> {
  const statements: string[] = [];
  const migration = new Migration();
  const query = (text: string) => Promise.resolve(statements.push(text) && []);
  await migration.up({ query });
  const { kind, transaction } = migration;
  return {
    app,
    name: Migration.name,
    sql: `${statements.join(';\n')};\n`,
    ...(kind && { kind }),
    ...(transaction === false && { transaction }),
  };
}
