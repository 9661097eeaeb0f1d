import { Inject, Injectable, Optional } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import { BackgroundLoop } from '@fieldpost/batching';
import { Directory, NetworkIdentity, type Peer } from '@fieldpost/components';
import { unavailable } from '@fieldpost/errors';
import type { Logger, Metrics } from '@fieldpost/observability';
import { toAppError } from '@fieldpost/transport';
import { Leadership } from '../cluster/leadership.js';
import { Announcer } from '../discovery/announcer.js';
import { UplinkService } from '../uplinks/uplink.service.js';
import { LOGGER } from '../handler.config.js';
import { BrokerLink } from './broker-link.js';
import type { LinkTools } from './broker-streams.js';
import { TrustedBrokers } from './trusted-brokers.js';

/** How long uplinks may still be processed after the streams were closed, in milliseconds. */
const longestShutdownMs = 3_000;
/** How long after the start streams wait for the announcement of the handler, in milliseconds. */
const longestAnnouncementMs = 10_000;

/** Times in milliseconds. */
export interface LinkOptions {
  /** Pauses between two looks at discovery. */
  readonly whileAlone: number;
  readonly whileConnected: number;
  /** How long discovery may take for its first response, and a broker to accept the streams of a leader. */
  readonly moment: number;
  /** From 0 to 1, for the jitter of attempts. */
  readonly random: () => number;
}

const standardOptions: LinkOptions = {
  ...{ whileAlone: 2_000, whileConnected: 10_000, moment: 3_000 },
  random: Math.random,
};
const lookAgainMs = 50;

/**
 * The connections to all brokers that the handler trusts, kept as discovery announces them, with streams while this replica leads. The class is also
 * the injection token.
 */
@Injectable()
export class BrokerLinks {
  private readonly links = new Map<string, BrokerLink>();
  private readonly loop: BackgroundLoop;
  private stopListening = (): void => undefined;
  private isAnswered = false;
  /** Until then, what is not known or does not take calls may just not have come to it. */
  private settledAt = 0;
  private startedAt = 0;

  constructor(
    private readonly identity: NetworkIdentity,
    @Inject(UplinkService) private readonly uplinks: Pick<UplinkService, 'accept' | 'idle'>,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly directory: Directory,
    private readonly leadership: Leadership,
    @Inject(Announcer) private readonly announcer: Pick<Announcer, 'announced'>,
    @Inject(TrustedBrokers) private readonly trusted: Pick<TrustedBrokers, 'among' | 'areNamed'>,
    @Optional() private readonly options = standardOptions,
    @Optional() private readonly now: () => number = () => performance.now(),
  ) {
    this.loop = new BackgroundLoop(() => this.look());
  }

  /** Replicas have one handler id, and one of them leads; there may be several handler ids. */
  measure(metrics: Metrics): void {
    const { leadership, identity } = this;
    const handler = identity.own.id;
    const leads = 'Whether this replica leads those of its handler id: 1 or 0.';
    metrics.gauge({ name: 'fieldpost_handler_leads', help: leads, labels: ['handler'] }, () => [
      { labels: { handler }, value: leadership.isLeader ? 1 : 0 },
    ]);
    const help = 'Brokers of the network that are known, by whether they can be reached.';
    metrics.gauge({ name: 'fieldpost_handler_brokers', help, labels: ['handler', 'state'] }, () => {
      const connected = this.connected().length;
      return [
        { labels: { handler, state: 'connected' }, value: connected },
        { labels: { handler, state: 'away' }, value: this.count - connected },
      ];
    });
  }

  /** Links whose broker takes calls, in the order in which they were found. */
  connected(): readonly BrokerLink[] {
    return [...this.links.values()].filter((link) => link.isConnected);
  }

  /**
   * The same for work that must reach every broker. Waits for `moment` after the start, after a broker was found and
   * after a change of the leader; fails before discovery has returned the list of brokers.
   */
  async reachable(): Promise<readonly BrokerLink[]> {
    while (!this.isAnswered && this.now() < this.settledAt) await sleep(lookAgainMs);
    if (!this.isAnswered) throw unavailable({ what: 'discovery' });
    while (this.mayComeSoon()) await sleep(lookAgainMs);
    return this.connected();
  }

  /** How many brokers are known, connected or not. */
  get count(): number {
    return this.links.size;
  }

  /** Whether certain brokers are wanted: then their absence is a failure, not a network without broker. */
  get areConfigured(): boolean {
    return this.trusted.areNamed;
  }

  onApplicationBootstrap(): void {
    this.startedAt = this.now();
    this.allowAMoment();
    this.stopListening = this.leadership.onChange(() => this.onTermChange());
    this.loop.start();
  }

  /**
   * Ends the streams for good, subscriptions first, so that received uplinks are still stored and published, and their
   * downlinks sent. Brokers can still be called.
   */
  async endStreams(): Promise<void> {
    this.stopListening();
    await this.loop.stop();
    const links = [...this.links.values()];
    await Promise.all(links.map((link) => link.closeSubscription()));
    const processed = Promise.all(links.map((link) => link.drained())).then(() => this.uplinks.idle());
    await Promise.race([processed, sleep(longestShutdownMs, undefined, { ref: false })]);
    await Promise.all(links.map((link) => link.closeStreams()));
  }

  async onModuleDestroy(): Promise<void> {
    await this.endStreams();
    await Promise.all([...this.links.values()].map((link) => link.close()));
    this.links.clear();
  }

  private allowAMoment(): void {
    this.settledAt = this.now() + this.options.moment;
  }

  /** A replica that has been running does not wait: brokers know the handler from the leader before. */
  private async announced(): Promise<void> {
    const leftMs = Math.max(0, this.startedAt + longestAnnouncementMs - this.now());
    await Promise.race([this.announcer.announced, sleep(leftMs, undefined, { ref: false })]);
  }

  private mayComeSoon(): boolean {
    return this.count > 0 && this.connected().length === 0 && this.now() < this.settledAt;
  }

  /** A term has begun or ended. */
  private onTermChange(): void {
    this.allowAMoment();
    const { term } = this.leadership;
    for (const link of this.links.values()) void (term ? link.lead(term) : link.closeStreams());
    this.loop.wake();
  }

  private async look(): Promise<number> {
    try {
      const announced = await this.directory.brokers();
      const linked = [...this.links.values()].map(({ peer }) => peer);
      await this.update(announced, await this.trusted.among([...announced, ...linked]));
      this.isAnswered = true;
    } catch (thrown) {
      this.logger.warn({ error: toAppError(thrown).message }, 'brokers not found');
    }
    return this.connected().length === 0 ? this.options.whileAlone : this.options.whileConnected;
  }

  /**
   * Closes links to brokers that are not trusted any more, that discovery announces at another address, or that
   * discovery does not list any more and that do not work, before it opens new ones. Discovery leaves out brokers that
   * it cannot reach itself, so a link that works stays open.
   */
  private async update(announced: readonly Peer[], trusted: ReadonlySet<Peer>): Promise<void> {
    const isWanted = (peer: Peer) => peer.netAddress !== '' && trusted.has(peer);
    const wanted = new Map(announced.filter(isWanted).map((peer) => [peer.id, peer]));
    const stale = [...this.links.values()].filter((link) => {
      const announcement = wanted.get(link.peer.id);
      if (!trusted.has(link.peer)) return true;
      return announcement ? !isSame(link.peer, announcement) : !link.isConnected;
    });
    await Promise.all(stale.map((link) => this.drop(link)));
    for (const peer of wanted.values()) {
      const link = this.links.get(peer.id);
      if (link) link.peer = peer;
      else this.add(peer);
    }
  }

  /** An announcement that cannot be used, such as a certificate that is none, does not keep others away. */
  private add(peer: Peer): void {
    try {
      const link = new BrokerLink(peer, this.linkTools);
      this.links.set(peer.id, link);
      this.allowAMoment();
      const { term } = this.leadership;
      if (term) void link.lead(term);
      this.logger.info({ broker_id: peer.id, net_address: peer.netAddress }, 'broker found');
    } catch (thrown) {
      const error = thrown instanceof Error ? thrown.message : String(thrown);
      this.logger.warn({ broker_id: peer.id, error }, 'broker announced what cannot be used');
    }
  }

  private get linkTools(): LinkTools {
    const { identity, uplinks, logger, options } = this;
    return { identity, uplinks, logger, random: options.random, announced: () => this.announced() };
  }

  private async drop(link: BrokerLink): Promise<void> {
    this.links.delete(link.peer.id);
    await link.close();
    this.logger.info({ broker_id: link.peer.id }, 'broker left');
  }
}

const isSame = (a: Peer, b: Peer): boolean =>
  a.netAddress === b.netAddress && a.certificate === b.certificate;
