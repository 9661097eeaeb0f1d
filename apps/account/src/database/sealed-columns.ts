import type { SealedColumn } from '@fieldpost/persistence';
import { contextOfAccessKey } from '../access-keys/key-maker.js';
import { contextOfGatewayKey } from '../gateways/gateway-secrets.js';

/** Everything that account seals. */
export const sealedColumns: readonly SealedColumn[] = [
  {
    table: 'access_keys',
    column: 'sealed',
    key: ['app_id', 'name'],
    contextOf: (appId = '', name = '') => contextOfAccessKey(appId, name),
  },
  { table: 'gateways', column: 'sealed', key: ['id'], contextOf: (id = '') => contextOfGatewayKey(id) },
];
