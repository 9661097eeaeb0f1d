import { parseArgs } from 'node:util';
import { defineError } from '@fieldpost/errors';
import type { DataSource } from 'typeorm';
import { openDataSource, type Storage } from '../connections/data-source.js';
import { resealAll, type Resealed, type SealedColumn } from './resealing.js';
import type { Sealer } from './sealing.js';

const valuesLeft = defineError(
  'values_left_under_old_keys',
  'unavailable',
  'unavailable: {count} values still need an older sealing key; run reseal again',
);
const resealNotValid = defineError(
  'reseal_command_not_valid',
  'invalid_argument',
  'Command not valid: use reseal [--json]',
);

/** The sealed columns of an app and its keys. */
export interface Resealing {
  readonly sealer: Sealer;
  readonly columns: readonly SealedColumn[];
}

/** One line of the result. */
export type Print = (line: string) => void;

const inWords = ({ column, resealed, left }: Resealed): string =>
  `${column}: ${resealed} sealed again, ${left} left under older keys`;

/** Seals everything again and prints how far it is, a line for each batch; fails as long as an older key is needed. */
export async function reseal(
  db: DataSource,
  { sealer, columns }: Resealing,
  print: Print,
  format: 'json' | 'text',
): Promise<void> {
  const tell = (progress: Resealed) =>
    print(format === 'json' ? JSON.stringify(progress) : inWords(progress));
  const results = await resealAll(db, sealer, columns, tell);
  results.forEach(tell);
  const count = results.reduce((sum, { left }) => sum + left, 0);
  if (count > 0) throw valuesLeft({ count });
}

/** The command `reseal`: parses its arguments and opens the database. */
export async function runReseal(
  args: readonly string[],
  { storage, ...what }: Resealing & { readonly storage: Storage },
  print: Print,
): Promise<void> {
  const format = formatIn(args);
  const db = await openDataSource({ ...storage, poolSize: 1 });
  try {
    await reseal(db, what, print, format);
  } finally {
    await db.destroy();
  }
}

function formatIn(args: readonly string[]): 'json' | 'text' {
  try {
    const { values } = parseArgs({ args: [...args], options: { json: { type: 'boolean' } }, strict: true });
    return values.json === true ? 'json' : 'text';
  } catch (cause) {
    throw resealNotValid({ cause });
  }
}
