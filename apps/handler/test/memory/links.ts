import { createPrivateKey } from 'node:crypto';
import { NetworkIdentity, type Peer } from '@fieldpost/components';
import type { Approvals } from '@fieldpost/internal-clients';
import type { broker } from '@fieldpost/contracts';
import { unavailable } from '@fieldpost/errors';
import type { Certificate } from '@fieldpost/testing';
import type { PublishDownlink } from '../../src/downlinks/downlink-offers.service.js';
import { BrokerLinks } from '../../src/network/broker-links.js';
import { TrustedBrokers } from '../../src/network/trusted-brokers.js';
import type { UplinkSource } from '../../src/uplinks/uplink.service.js';
import { LeadershipMemory } from './leadership.memory.js';
import { DirectoryMemory } from './outside.memory.js';
import { silentLogger } from './pipeline.memory.js';

/** Discovery with the brokers that a test announces. */
export class BrokersMemory extends DirectoryMemory {
  announced: readonly Peer[] = [];

  override async brokers(): Promise<readonly Peer[]> {
    return this.announced;
  }
}

/** An intake that keeps uplinks; while `isFull`, whoever brings one has to wait. */
export class IntakeMemory {
  readonly taken: broker.DeduplicatedUplinkMessage__Output[] = [];
  publish: PublishDownlink = () => Promise.reject(new Error('nothing came in'));
  isFull = false;

  async accept(uplink: broker.DeduplicatedUplinkMessage__Output, { publish }: UplinkSource): Promise<void> {
    while (this.isFull) await new Promise((resolve) => setTimeout(resolve, 5));
    this.taken.push(uplink);
    this.publish = publish;
  }

  async idle(): Promise<void> {
    this.isFull = false;
  }
}

/** Account that has approved every broker, except those that a test takes out. */
export class ApprovalsMemory implements Approvals {
  readonly isConfigured = true;
  readonly withdrawn = new Set<string>();
  isAway = false;
  /** How often it was asked. */
  requests = 0;
  created = '';

  async listApprovals(ids: readonly string[]) {
    this.requests += 1;
    if (this.isAway) throw unavailable({ what: 'account' });
    return ids.map((id) => ({
      id,
      type: 'broker',
      approved: !this.withdrawn.has(id),
      created: this.created,
    }));
  }
}

/** Links of a handler whose discovery announces these brokers. */
export function linksTo(
  certificate: Certificate,
  announced: readonly Peer[],
  {
    brokerIds = [],
    moment = 3_000,
    announcement = Promise.resolve(),
    random = () => 0,
  }: {
    readonly brokerIds?: readonly string[];
    readonly moment?: number;
    readonly announcement?: Promise<void>;
    readonly random?: () => number;
  } = {},
) {
  const privateKey = createPrivateKey(certificate.key);
  const signer = { privateKey };
  const own = {
    serviceName: 'handler' as const,
    id: 'handler-1',
    serviceVersion: '1',
    netAddress: 'localhost:1904',
    signer,
  };
  const identity = new NetworkIdentity(own);
  const directory = new BrokersMemory();
  directory.announced = announced;
  const intake = new IntakeMemory();
  const logger = silentLogger();
  const leadership = new LeadershipMemory();
  const approvals = new ApprovalsMemory();
  const trusted = new TrustedBrokers({ HANDLER_BROKER_IDS: [...brokerIds] }, approvals);
  const options = { whileAlone: 20, whileConnected: 20, moment, random };
  const tools = [identity, intake, logger, directory, leadership, { announced: announcement }] as const;
  const links = new BrokerLinks(...tools, trusted, options);
  return { links, directory, intake, identity, logger, leadership, approvals };
}
