import type { SealedColumn } from '@fieldpost/persistence';
import { contextOfSessionKey } from '../devices/devices.repository.js';

/** Everything that the network seals. */
export const sealedColumns: readonly SealedColumn[] = [
  {
    table: 'devices',
    column: 'nwk_s_key',
    key: ['app_eui', 'dev_eui'],
    contextOf: (appEui = '', devEui = '') => contextOfSessionKey(appEui, devEui),
  },
];
