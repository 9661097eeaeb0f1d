import type { SealedColumn } from '@fieldpost/persistence';
import { sealingContext } from '../signing/signing-key.js';

/** The sealed columns of the database. Sealed cookies are not listed, because they expire. */
export const sealedColumns: readonly SealedColumn[] = [
  { table: 'signing_keys', column: 'sealed', key: ['id'], contextOf: (id = '') => sealingContext(id) },
];
