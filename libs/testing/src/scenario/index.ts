import { accountsPart } from './accounts.part.js';
import { applicationPart } from './application.part.js';
import type { ScenarioPart } from './scenario-part.js';
import { devicesPart } from './devices.part.js';
import { discoveryPart } from './discovery.part.js';
import { gatewayPart } from './gateway.part.js';
import { downlinksPart } from './downlinks.part.js';
import { networkPart } from './network.part.js';
import { survivalPart } from './survival.part.js';

export { type ScenarioPart, SkippedStep, type Step } from './scenario-part.js';
export { AbpDevice, OtaaDevice, topicOf } from './devices.js';
export { decoder, keyRights, ScenarioFixtures } from './fixtures.js';

export type { OwnedApplication, OwnedKey, Owner } from './owned-entities.js';

/** The main scenario, from the first user to recovery from a crash; each part can run alone. Its broker is simulated. */
export const scenarioParts = {
  accounts: accountsPart,
  discovery: discoveryPart,
  devices: devicesPart,
  network: networkPart,
  application: applicationPart,
  downlinks: downlinksPart,
  survival: survivalPart,
} as const satisfies Readonly<Record<string, ScenarioPart>>;

/** The main scenario on a suite with the network app: frames come from a gateway. */
export const gatewayScenarioParts = { ...scenarioParts, network: gatewayPart } as const;
