import type { SealedColumn } from '@fieldpost/persistence';
import { contextOfSessionKey } from '../devices/devices.repository.js';

const sessionKey = (column: 'nwk_s_key' | 'next_nwk_s_key'): SealedColumn => ({
  table: 'devices',
  column,
  key: ['app_eui', 'dev_eui'],
  contextOf: (appEui = '', devEui = '') => contextOfSessionKey(appEui, devEui),
});

/** Everything that the network seals. */
export const sealedColumns: readonly SealedColumn[] = [sessionKey('nwk_s_key'), sessionKey('next_nwk_s_key')];
