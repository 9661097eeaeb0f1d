import { setTimeout as sleep } from 'node:timers/promises';
import type { ClientReadableStream } from '@grpc/grpc-js';
import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { BackgroundLoop } from '@fieldpost/batching';
import { backoff, brokerLongestMs, type NetworkIdentity, type Peer } from '@fieldpost/components';
import type { broker } from '@fieldpost/contracts';
import { unavailable } from '@fieldpost/errors';
import { type Logger, traced } from '@fieldpost/observability';
import type { Term } from '../cluster/leadership.js';
import type { BrokerUplink, UplinkService, UplinkSource } from '../uplinks/uplink.service.js';
import { PublishStream } from './publish-stream.js';

/** How long a downlink waits for its stream, and how often it checks, in milliseconds. */
const longestReopenMs = 1_000;
const lookMs = 50;
/** A broker may remember for some seconds that discovery did not have the handler. */
const expectedRejections = 2;

/** Dependencies of every link. */
export interface LinkTools {
  readonly identity: NetworkIdentity;
  readonly uplinks: Pick<UplinkService, 'accept'>;
  readonly logger: Logger;
  /** From 0 to 1, for the jitter of attempts. */
  readonly random: () => number;
  /** Resolves when brokers can know this handler, which has just been started; soon in any case. */
  readonly announced: () => Promise<void>;
}

/** Where the streams of a link lead, and the term in which they may be open. */
export interface StreamTarget {
  readonly peer: Peer;
  readonly client: broker.BrokerClient;
  readonly term: Term;
}

/**
 * The two streams to one broker during one term of leadership: uplinks are received on `Subscribe`, downlinks are sent
 * on `Publish` (docs/protocol/brokers.md#streams). Both are reopened without limit, also when the broker does not know
 * the handler yet. There is never a second subscription at the same time: brokers would send part of the uplinks to the
 * older one.
 */
export class BrokerStreams {
  private readonly reading: BackgroundLoop;
  private readonly writing: BackgroundLoop;
  private subscription: ClientReadableStream<BrokerUplink> | undefined;
  private publication: PublishStream | undefined;
  private accepted = false;
  /** Resolves when no subscription has an uplink left that waits. */
  private emptied: Promise<void> = Promise.resolve();
  readonly source: UplinkSource;

  constructor(
    private readonly target: StreamTarget,
    private readonly tools: LinkTools,
  ) {
    this.source = {
      term: target.term,
      publish: (downlink) => traced('broker publish', () => this.publish(downlink), 'producer'),
    };
    this.reading = this.reopening('broker subscription ended', (opened) => this.subscribe(opened));
    this.writing = this.reopening('broker publication ended', (opened) => this.keepPublication(opened));
  }

  open(): void {
    this.reading.start();
    this.writing.start();
  }

  /** Whether the broker has accepted the subscription. */
  get isAccepted(): boolean {
    return this.accepted;
  }

  /** Resolves when the subscription is closed; downlinks for earlier uplinks can still be published. */
  async closeSubscription(): Promise<void> {
    const stopped = this.reading.stop();
    this.subscription?.cancel();
    await stopped;
  }

  /** Resolves when all received uplinks are accepted, or dropped because another replica leads. */
  async drained(): Promise<void> {
    await this.emptied;
  }

  /** Cancels both streams at once; resolves when they are closed. */
  async close(): Promise<void> {
    const stopped = [this.closeSubscription(), this.writing.stop()];
    this.publication?.cancel();
    await Promise.all(stopped);
  }

  /** Settles when the subscription is over. Uplinks are read no faster than they are accepted. */
  private async subscribe(opened: () => void): Promise<void> {
    const { identity, logger } = this.tools;
    const { client, peer } = this.target;
    const subscription = client.subscribe({}, identity.metadata());
    this.subscription = subscription;
    const ended = new Promise<void>((resolve) => void subscription.once('end', resolve));
    const { emptied } = this;
    // Uplinks of a subscription that broke may still wait when the next one is open.
    this.emptied = ended.then(() => emptied);
    subscription.on('metadata', () => {
      this.accepted = true;
      opened();
      // The broker is back: the other stream need not wait any longer.
      this.writing.wake();
      logger.info({ broker_id: peer.id, net_address: peer.netAddress }, 'broker connected');
    });
    try {
      subscription.on('data', (uplink: BrokerUplink) => this.receive(uplink, subscription));
      await finished(subscription);
    } finally {
      this.accepted = false;
      this.subscription = undefined;
    }
  }

  /** No uplink is read while one waits for capacity, or for the check whether this replica still leads. */
  private receive(uplink: BrokerUplink, subscription: Readable): void {
    const { source } = this;
    const accepted = source.term.isOver()
      ? this.acceptInDoubt(uplink)
      : this.tools.uplinks.accept(uplink, source);
    if (!accepted) return;
    subscription.pause();
    void accepted.then(() => subscription.resume());
  }

  /** Uplinks that waited in the stream of a leader that was stopped are older than those that its successor processed. */
  private async acceptInDoubt(uplink: BrokerUplink): Promise<void> {
    const { uplinks, logger } = this.tools;
    const { term } = this.source;
    if (!(await term.hasEnded())) return uplinks.accept(uplink, this.source);
    const { app_id, dev_id } = uplink;
    const { epoch } = term;
    logger.warn({ app_id, dev_id, epoch }, 'uplink dropped: it came to a replica that no longer leads');
  }

  /** Settles when the publication is over. */
  private async keepPublication(opened: () => void): Promise<void> {
    const publication = new PublishStream(this.target.client, this.tools.identity.metadata(), opened);
    this.publication = publication;
    try {
      await publication.closed;
    } finally {
      this.publication = undefined;
    }
  }

  private async publish(message: broker.DownlinkMessage): Promise<void> {
    await this.publicationSoon();
    if ((await this.target.term.hasEnded()) || !this.publication) throw unavailable({ what: 'broker' });
    await this.publication.write(message);
  }

  /** A downlink may come while the stream is being reopened; a device waits at least a second for it. */
  private async publicationSoon(): Promise<void> {
    for (let waitedMs = 0; !this.publication && waitedMs < longestReopenMs; waitedMs += lookMs) {
      this.writing.wake();
      await sleep(lookMs);
    }
  }

  /**
   * Reopens a stream whenever it ends; `opened` is called when the broker has accepted it, so that the next wait is
   * short. No stream is opened while another replica may lead: both would be open at the same time. The first attempts may
   * come before the broker knows the handler, which has just announced itself: they are no warning.
   */
  private reopening(ended: string, run: (opened: () => void) => Promise<void>): BackgroundLoop {
    const { logger, random } = this.tools;
    let failures = 0;
    let warnsAt = expectedRejections;
    return new BackgroundLoop(async (stopping) => {
      if ((await this.target.term.hasEnded()) || stopping.aborted) return lookMs;
      const error = await run(() => {
        failures = 0;
        warnsAt = 0;
      }).then(
        () => undefined,
        (thrown: unknown) => (thrown instanceof Error ? thrown.message : String(thrown)),
      );
      // A broker that stays unreachable is logged once: discovery may list brokers that no longer exist.
      const level = failures === warnsAt ? 'warn' : 'debug';
      if (!stopping.aborted) logger[level]({ broker_id: this.target.peer.id, error }, ended);
      failures += 1;
      return backoff(failures - 1, random(), brokerLongestMs);
    });
  }
}
