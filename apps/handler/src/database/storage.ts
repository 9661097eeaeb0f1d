import type { Storage } from '@fieldpost/persistence';
import { ApplicationEntity } from '../applications/application.entity.js';
import { DeviceEntity } from '../devices/device.entity.js';
import { Leadership1795266000000 } from './migrations/202611211300-leadership.js';
import { BrokerLogins1795266600000 } from './migrations/202611211310-broker-logins.js';
import { Devices1795251600000 } from './migrations/202611210900-devices.js';
import { Integrations1795267200000 } from './migrations/202611211320-integrations.js';
import { RecentMessages1795267260000 } from './migrations/202611211321-recent-messages.js';
import { DiscoveryChanges1795567800000 } from './migrations/202611250050-discovery-changes.js';
import { BrokerClientIds1795572600000 } from './migrations/202611250210-broker-client-ids.js';
import { DownlinkIds1795267800000 } from './migrations/202611211330-downlink-ids.js';
import { BrokerLoginsByTime1795300200000 } from './migrations/202611212230-broker-logins-by-time.js';
import { QueuedDeliveries1795327200000 } from './migrations/202611220600-queued-deliveries.js';
import { TracedDeliveries1795341600000 } from './migrations/202611221000-traced-deliveries.js';
import { LeaseSessions1795566600000 } from './migrations/202611250030-lease-sessions.js';
import { ApplicationUsage1795572900000 } from './migrations/202611250215-application-usage.js';
import { LastSeen1795268400000 } from './migrations/202611211340-last-seen.js';

/** What handler keeps, at the given address. Nonces and waiting downlinks are only ever met in statements. */
export const storageAt = (url: string): Storage => ({
  url,
  entities: [ApplicationEntity, DeviceEntity],
  migrations: [
    Devices1795251600000,
    Leadership1795266000000,
    BrokerLogins1795266600000,
    Integrations1795267200000,
    RecentMessages1795267260000,
    DownlinkIds1795267800000,
    BrokerLoginsByTime1795300200000,
    LastSeen1795268400000,
    QueuedDeliveries1795327200000,
    TracedDeliveries1795341600000,
    LeaseSessions1795566600000,
    DiscoveryChanges1795567800000,
    BrokerClientIds1795572600000,
    ApplicationUsage1795572900000,
  ],
});
