import type { Storage } from '@fieldpost/persistence';
import { ApplicationEntity } from '../applications/application.entity.js';
import { DeviceEntity } from '../devices/device.entity.js';
import { Leadership1795266000000 } from './migrations/202611211300-leadership.js';
import { BrokerLogins1795266600000 } from './migrations/202611211310-broker-logins.js';
import { Devices1795251600000 } from './migrations/202611210900-devices.js';
import { Integrations1795267200000 } from './migrations/202611211320-integrations.js';
import { RecentMessages1795267260000 } from './migrations/202611211321-recent-messages.js';
import { DiscoveryChanges1795567800000 } from './migrations/202611250050-discovery-changes.js';
import { ApplicationUsage1795572900000 } from './migrations/202611250215-application-usage.js';
import { Codecs1795665780000 } from './migrations/202611260403-codecs.js';
import { Traffic1795771800000 } from './migrations/202611270930-traffic.js';
import { PreviousSessions1795799520000 } from './migrations/202611271712-previous-sessions.js';
import { DeviceEuisIndex1795818600000 } from './migrations/202611272230-device-euis-index.js';
import { DeviceDescriptionsIndex1795944600000 } from './migrations/202611290930-device-descriptions-index.js';
import { DecodedUplinks1795953600000 } from './migrations/202611291200-decoded-uplinks.js';
import { DecodingErrors1795968600000 } from './migrations/202611291610-decoding-errors.js';
import { FailingIntegrations1795970700000 } from './migrations/202611291645-failing-integrations.js';
import { FailingIntegrationsIndex1795976100000 } from './migrations/202611291815-failing-integrations-index.js';
import { RadioSettings1795797600000 } from './migrations/202611271640-radio-settings.js';

/**
 * The database of the handler at the given address. Only statements, not entities, read nonces, waiting downlinks and codecs of devices.
 */
export const storageAt = (url: string): Storage => ({
  url,
  entities: [ApplicationEntity, DeviceEntity],
  migrations: [
    Devices1795251600000,
    Leadership1795266000000,
    BrokerLogins1795266600000,
    Integrations1795267200000,
    RecentMessages1795267260000,
    DiscoveryChanges1795567800000,
    ApplicationUsage1795572900000,
    Codecs1795665780000,
    Traffic1795771800000,
    RadioSettings1795797600000,
    PreviousSessions1795799520000,
    DeviceEuisIndex1795818600000,
    DeviceDescriptionsIndex1795944600000,
    DecodedUplinks1795953600000,
    DecodingErrors1795968600000,
    FailingIntegrations1795970700000,
    FailingIntegrationsIndex1795976100000,
  ],
});
