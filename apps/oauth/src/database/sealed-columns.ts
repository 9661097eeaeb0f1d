import type { SealedColumn } from '@fieldpost/persistence';
import { providerTokenContext } from '../providers/provider-logins.repository.js';
import { sealingContext } from '../signing/signing-key.js';

const column = { column: 'sealed', key: ['id'], contextOf: (id = '') => sealingContext(id) } as const;

/** The sealed columns of the database. Sealed cookies are not listed, because they expire. */
export const sealedColumns: readonly SealedColumn[] = [
  { table: 'signing_keys', ...column },
  { table: 'id_token_keys', ...column },
  {
    table: 'provider_logins',
    column: 'sealed',
    key: ['user_id', 'provider'],
    contextOf: (userId = '', provider = '') => providerTokenContext(userId, provider),
  },
];
