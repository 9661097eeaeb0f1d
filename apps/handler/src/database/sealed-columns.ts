import type { SealedColumn } from '@fieldpost/persistence';
import { contextOfJoinKey } from '../applications/applications.typeorm.js';
import { contextOfChange } from '../applications/discovery-changes.typeorm.js';
import { contextOfLogin } from '../api/broker-authentication/broker-logins.typeorm.js';
import { contextOfDeviceKey, type KeyColumn } from '../devices/device.row.js';
import { contextOfIntegration, type SealedPart } from '../integrations/storage/integrations.repository.js';

const deviceKey = (column: KeyColumn): SealedColumn => ({
  table: 'devices',
  column,
  key: ['app_id', 'dev_id'],
  contextOf: (appId = '', devId = '') => contextOfDeviceKey(appId, devId, column),
});

const ofIntegration = (column: SealedPart): SealedColumn => ({
  table: 'integrations',
  column,
  key: ['app_id', 'integration'],
  contextOf: (appId = '', id = '') => contextOfIntegration(appId, id, column),
});

/** Everything that the handler seals. */
export const sealedColumns: readonly SealedColumn[] = [
  {
    table: 'broker_logins',
    column: 'access_key',
    key: ['app_id', 'client_id'],
    contextOf: (appId = '', clientId = '') => contextOfLogin(appId, clientId),
  },
  deviceKey('app_key'),
  deviceKey('nwk_s_key'),
  deviceKey('app_s_key'),
  deviceKey('previous_session'),
  {
    table: 'applications',
    column: 'register_on_join_access_key',
    key: ['app_id'],
    contextOf: (appId = '') => contextOfJoinKey(appId),
  },
  {
    table: 'discovery_changes',
    column: 'token',
    key: ['app_id'],
    contextOf: (appId = '') => contextOfChange(appId),
  },
  ofIntegration('headers'),
  ofIntegration('secret'),
];
