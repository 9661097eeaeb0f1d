import type { SealedColumn } from '@fieldpost/persistence';
import { sealingContext } from '../signing/signing-key.js';

/** Everything that oauth seals in its database; cookies it seals as well, and those end by themselves. */
export const sealedColumns: readonly SealedColumn[] = [
  { table: 'signing_keys', column: 'sealed', key: ['id'], contextOf: (id = '') => sealingContext(id) },
];
