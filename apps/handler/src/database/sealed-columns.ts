import type { SealedColumn } from '@fieldpost/persistence';
import { placeOf } from '../applications/applications.typeorm.js';
import { contextOfDeviceKey, type KeyColumn } from '../devices/device.row.js';

const deviceKey = (column: KeyColumn): SealedColumn => ({
  table: 'devices',
  column,
  key: ['app_id', 'dev_id'],
  contextOf: (appId = '', devId = '') => contextOfDeviceKey(appId, devId, column),
});

/** Everything that the handler seals. */
export const sealedColumns: readonly SealedColumn[] = [
  deviceKey('app_key'),
  deviceKey('nwk_s_key'),
  deviceKey('app_s_key'),
  {
    table: 'applications',
    column: 'register_on_join_access_key',
    key: ['app_id'],
    contextOf: (appId = '') => placeOf(appId),
  },
];
