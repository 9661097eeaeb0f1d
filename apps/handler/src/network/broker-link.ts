import { setTimeout as sleep } from 'node:timers/promises';
import type { ClientReadableStream } from '@grpc/grpc-js';
import { type broker, loadClients, type lorawan } from '@fieldpost/contracts';
import { unavailable } from '@fieldpost/errors';
import type { Logger } from '@fieldpost/observability';
import type { Peer } from '../discovery/directory.js';
import type { UplinkIntake } from '../uplink/uplink-intake.js';
import { backoff } from './backoff.js';
import { BackgroundLoop } from './background-loop.js';
import type { NetworkIdentity } from './network-identity.js';
import { peerChannel, trusting } from './peer-channel.js';
import { PublishStream } from './publish-stream.js';

/** How long an answer waits for its stream, and how often it looks, in milliseconds. */
const longestReopenMs = 1_000;
const lookMs = 50;

/** What every link leans on. */
export interface LinkTools {
  readonly identity: NetworkIdentity;
  readonly intake: Pick<UplinkIntake, 'accept'>;
  readonly logger: Logger;
  /** From 0 to 1, for the jitter of attempts. */
  readonly random: () => number;
}

/** The services of a broker that a handler calls. */
export interface BrokerClients {
  readonly broker: broker.BrokerClient;
  readonly manager: broker.BrokerManagerClient;
  readonly devices: lorawan.DeviceManagerClient;
  readonly addresses: lorawan.DevAddrManagerClient;
}

type Uplink = broker.DeduplicatedUplinkMessage__Output;

function clientsOf({ netAddress, certificate }: Peer): BrokerClients {
  const contracts = loadClients(
    'broker/broker.proto',
    'lorawan/device.proto',
    'lorawan/device_address.proto',
  );
  const tls = trusting(certificate);
  return {
    broker: new contracts.broker.Broker(netAddress, tls, peerChannel),
    manager: new contracts.broker.BrokerManager(netAddress, tls, peerChannel),
    devices: new contracts.lorawan.DeviceManager(netAddress, tls, peerChannel),
    addresses: new contracts.lorawan.DevAddrManager(netAddress, tls, peerChannel),
  };
}

/**
 * The connection to one broker: uplinks come in on `Subscribe`, downlinks go out on `Publish` (wire/handler.md 4). Both
 * streams are reopened for ever, also when the broker does not know the handler yet. There is never a second
 * subscription beside the first: brokers would give part of the uplinks to the older one (wire/components.md).
 */
export class BrokerLink {
  readonly clients: BrokerClients;
  private readonly reading: BackgroundLoop;
  private readonly writing: BackgroundLoop;
  private subscription: ClientReadableStream<Uplink> | undefined;
  private publication: PublishStream | undefined;
  private accepted = false;

  constructor(
    readonly peer: Peer,
    private readonly tools: LinkTools,
  ) {
    this.clients = clientsOf(peer);
    this.reading = this.reopening('broker subscription ended', (opened) => this.subscribe(opened));
    this.writing = this.reopening('broker publication ended', (opened) => this.keepPublication(opened));
  }

  open(): void {
    this.reading.start();
    this.writing.start();
  }

  /** Whether the broker has accepted the subscription. */
  get isConnected(): boolean {
    return this.accepted;
  }

  /** Resolves when the subscription is closed; answers to what came in before can still be published. */
  async closeSubscription(): Promise<void> {
    const stopped = this.reading.stop();
    this.subscription?.cancel();
    await stopped;
  }

  /** Resolves when both streams are closed. */
  async close(): Promise<void> {
    await this.closeSubscription();
    const stopped = this.writing.stop();
    this.publication?.cancel();
    await stopped;
    for (const client of Object.values(this.clients)) client.close();
  }

  /** Settles when the subscription is over. Reads no faster than uplinks are taken in. */
  private async subscribe(opened: () => void): Promise<void> {
    const { identity, intake, logger } = this.tools;
    const subscription = this.clients.broker.subscribe({}, identity.metadata());
    this.subscription = subscription;
    subscription.on('metadata', () => {
      this.accepted = true;
      opened();
      // The broker is back: the other stream need not wait any longer.
      this.writing.wake();
      logger.info({ broker_id: this.peer.id, net_address: this.peer.netAddress }, 'broker connected');
    });
    try {
      for await (const uplink of subscription as AsyncIterable<Uplink>) {
        await intake.accept(uplink, (downlink) => this.publish(downlink));
      }
    } finally {
      this.accepted = false;
      this.subscription = undefined;
    }
  }

  /** Settles when the publication is over. */
  private async keepPublication(opened: () => void): Promise<void> {
    const publication = new PublishStream(this.clients.broker, this.tools.identity.metadata(), opened);
    this.publication = publication;
    try {
      await publication.closed;
    } finally {
      this.publication = undefined;
    }
  }

  private async publish(message: broker.DownlinkMessage): Promise<void> {
    await this.publicationSoon();
    if (!this.publication) throw unavailable({ what: 'broker' });
    await this.publication.write(message);
  }

  /** An answer may come in the moment in which the stream is reopened; a second is what a device waits at least. */
  private async publicationSoon(): Promise<void> {
    for (let waitedMs = 0; !this.publication && waitedMs < longestReopenMs; waitedMs += lookMs) {
      this.writing.wake();
      await sleep(lookMs);
    }
  }

  /** Runs a stream again and again; `opened` tells that the broker accepted it, so that the next wait is short. */
  private reopening(ended: string, run: (opened: () => void) => Promise<void>): BackgroundLoop {
    const { logger, random } = this.tools;
    let failures = 0;
    return new BackgroundLoop(async (stopping) => {
      const error = await run(() => {
        failures = 0;
      }).then(
        () => undefined,
        (thrown: unknown) => (thrown instanceof Error ? thrown.message : String(thrown)),
      );
      // A broker that stays away is told once: discovery may name brokers that are gone for good.
      const level = failures === 0 ? 'warn' : 'debug';
      if (!stopping.aborted) logger[level]({ broker_id: this.peer.id, error }, ended);
      failures += 1;
      return backoff(failures - 1, random());
    });
  }
}
