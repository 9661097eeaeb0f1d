import type { Storage } from '@fieldpost/persistence';
import { ApplicationEntity } from '../applications/application.entity.js';
import { DeviceEntity } from '../devices/device.entity.js';
import { Devices1795251600000 } from './migrations/202611210900-devices.js';
import { DownlinkIds1795267800000 } from './migrations/202611211330-downlink-ids.js';

/** What handler keeps, at the given address. Nonces and waiting downlinks are only ever met in statements. */
export const storageAt = (url: string): Storage => ({
  url,
  entities: [ApplicationEntity, DeviceEntity],
  migrations: [Devices1795251600000, DownlinkIds1795267800000],
});
