import type { Storage } from '@fieldpost/persistence';
import { Devices1795770000000 } from './migrations/202611270900-devices.js';
import { ClassC1795798800000 } from './migrations/202611271700-class-c.js';
import { DeviceIndexes1795799460000 } from './migrations/202611271711-device-indexes.js';
import { GatewaysSeen1795813200000 } from './migrations/202611272100-gateways-seen.js';
import { GatewaySignals1795878000000 } from './migrations/202611281500-gateway-signals.js';
import { NextSessions1795799400000 } from './migrations/202611271710-next-sessions.js';
import { RadioSettings1795797600000 } from './migrations/202611271640-radio-settings.js';

/** The database of the network at the given address. */
export const storageAt = (url: string): Storage => ({
  url,
  entities: [],
  migrations: [
    Devices1795770000000,
    RadioSettings1795797600000,
    ClassC1795798800000,
    NextSessions1795799400000,
    DeviceIndexes1795799460000,
    GatewaysSeen1795813200000,
    GatewaySignals1795878000000,
  ],
});
