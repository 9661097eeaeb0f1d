import { totpContext } from '../second-factors/totp-context.js';
import type { SealedColumn } from '@fieldpost/persistence';
import { clientSecretContext } from '../login-providers/login-provider.js';
import { accessKeyContext, gatewayKeyContext } from '../access/key-maker.js';

/** The sealed columns of the database. */
export const sealedColumns: readonly SealedColumn[] = [
  {
    table: 'second_factors',
    column: 'sealed',
    key: ['id'],
    contextOf: (id = '') => totpContext(id),
  },
  {
    table: 'login_providers',
    column: 'sealed',
    key: ['id'],
    contextOf: (id = '') => clientSecretContext(id),
  },
  {
    table: 'access_keys',
    column: 'sealed',
    key: ['app_id', 'name'],
    contextOf: (appId = '', name = '') => accessKeyContext(appId, name),
  },
  { table: 'gateways', column: 'sealed', key: ['id'], contextOf: (id = '') => gatewayKeyContext(id) },
];
