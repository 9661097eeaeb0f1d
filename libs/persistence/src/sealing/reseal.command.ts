import { defineError } from '@fieldpost/errors';
import type { DataSource } from 'typeorm';
import { resealAll, type Resealed, type SealedColumn } from './resealing.js';
import type { Sealer } from './sealing.js';

const valuesLeft = defineError(
  'values_left_under_old_keys',
  'unavailable',
  'unavailable: {count} values still need an older sealing key; run reseal again',
);

/** The sealed columns of an app and its keys. */
export interface Resealing {
  readonly sealer: Sealer;
  readonly columns: readonly SealedColumn[];
}

/** Prints a result of a command: the value as JSON with `--json`, else the lines. */
export type Print = (value: object, ...lines: readonly string[]) => void;

const inWords = ({ column, resealed, left }: Resealed): string =>
  `${column}: ${resealed} sealed again, ${left} left under older keys`;

/** Seals everything again and prints how far it is, a line for each batch; fails as long as an older key is needed. */
export async function reseal(db: DataSource, { sealer, columns }: Resealing, print: Print): Promise<void> {
  const report = (progress: Resealed) => print(progress, inWords(progress));
  const results = await resealAll(db, sealer, columns, report);
  results.forEach(report);
  const count = results.reduce((sum, { left }) => sum + left, 0);
  if (count > 0) throw valuesLeft({ count });
}
