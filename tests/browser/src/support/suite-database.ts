import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { asClient, postgresUrl } from '@fieldpost/testing';

/** Line of the port in the file that PostgreSQL keeps about itself, from 0. */
const portLine = 3;

/** Runs a statement in the database of an app of a running suite, for more rows than a browser could make in a minute. */
export async function inDatabaseOf(
  { dataDir, app }: { readonly dataDir: string; readonly app: 'account' | 'handler' },
  text: string,
  values: readonly unknown[],
): Promise<void> {
  const read = (...path: string[]) => readFileSync(join(dataDir, ...path), 'utf8');
  const secrets = JSON.parse(read('secrets.json')) as Readonly<Record<string, string>>;
  const port = Number(read('postgres', 'postmaster.pid').split('\n')[portLine]);
  const password = secrets[`${app}_database`] ?? '';
  const url = postgresUrl({ port, user: app, password, database: app });
  await asClient(url, (client) => client.query(text, [...values]));
}
