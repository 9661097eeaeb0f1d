import { Inject, Injectable, Optional } from '@nestjs/common';
import { isOfRegistration } from '@fieldpost/domain';
import { unavailable } from '@fieldpost/errors';
import { AccountRegistry } from '@fieldpost/internal-clients';
import { LRUCache } from 'lru-cache';
import type { Peer } from '../discovery/directory.js';
import { HANDLER_CONFIG, type HandlerSettings } from '../handler.config.js';

/** Account, for the approvals of components. */
export type Approvals = Pick<AccountRegistry, 'isConfigured' | 'listApprovals'>;

/** A broker as discovery announces it. */
export type AnnouncedBroker = Pick<Peer, 'id' | 'registeredAt'>;

interface CachedApproval {
  readonly isApproved: boolean;
  /** When the broker was registered, RFC 3339. */
  readonly created: string;
  readonly askedAt: number;
}

/** For how long calls of one broker share one request to account, in milliseconds. */
const freshMs = 2_000;
const mostKnown = 1_000;
/** Most brokers in one request to account (registry.proto). */
const batch = 1_000;

/**
 * Decides which brokers get devices and tokens: those that the operator named or, without any, those that
 * administrators approved in the suite's account, as they were announced since their registration. While account is
 * unavailable its last response counts; before the first response the result is unknown. The class is also the
 * injection token.
 */
@Injectable()
export class TrustedBrokers {
  private readonly known = new LRUCache<string, CachedApproval>({ max: mostKnown });
  private isAnswered = false;
  /** The brokers that the operator named; none for those that are approved in the suite's account. */
  private readonly brokerIds: readonly string[];

  constructor(
    @Inject(HANDLER_CONFIG) { HANDLER_BROKER_IDS }: Pick<HandlerSettings, 'HANDLER_BROKER_IDS'>,
    @Inject(AccountRegistry) private readonly approvals: Approvals,
    @Optional() private readonly now: () => number = () => performance.now(),
  ) {
    this.brokerIds = HANDLER_BROKER_IDS;
  }

  /** Whether certain brokers are wanted: then their absence is a failure, not a network without broker. */
  get areNamed(): boolean {
    return this.brokerIds.length > 0;
  }

  /** The brokers that are trusted now; fails while that is unknown. */
  async among<B extends AnnouncedBroker>(brokers: readonly B[]): Promise<ReadonlySet<B>> {
    const { brokerIds, approvals } = this;
    if (this.areNamed) return new Set(brokers.filter(({ id }) => brokerIds.includes(id)));
    // A handler that runs without account has no brokers of its suite.
    if (!approvals.isConfigured || brokers.length === 0) return new Set();
    await this.ask([...new Set(brokers.map(({ id }) => id))]);
    return new Set(brokers.filter((broker) => isTrusted(broker, this.known.get(broker.id))));
  }

  /**
   * The same for one broker, with at most one request to account every two seconds; fails when nothing is known about
   * it and account is unavailable.
   */
  async has(broker: AnnouncedBroker): Promise<boolean> {
    const known = this.known.get(broker.id);
    if (!this.areNamed && known && this.now() - known.askedAt < freshMs) return isTrusted(broker, known);
    const trusted = await this.among([broker]);
    // The last response of account may cover other brokers only.
    if (!this.areNamed && this.approvals.isConfigured && !this.known.has(broker.id))
      throw unavailable({ what: 'account' });
    return trusted.has(broker);
  }

  private async ask(ids: readonly string[]): Promise<void> {
    try {
      for (let at = 0; at < ids.length; at += batch) await this.requestBatch(ids.slice(at, at + batch));
      this.isAnswered = true;
    } catch (thrown) {
      if (!this.isAnswered) throw thrown;
      this.keepLastResult(ids);
    }
  }

  /** While account is unavailable it is not called for every request either. */
  private keepLastResult(ids: readonly string[]): void {
    const askedAt = this.now();
    for (const id of ids) {
      const known = this.known.get(id);
      if (known) this.known.set(id, { ...known, askedAt });
    }
  }

  private async requestBatch(ids: readonly string[]): Promise<void> {
    const approved = await this.approvals.listApprovals(ids);
    const askedAt = this.now();
    for (const id of ids) {
      const found = approved.find((one) => one.id === id && one.type === 'broker');
      const { approved: isApproved = false, created = '' } = found ?? {};
      this.known.set(id, { isApproved, created, askedAt });
    }
  }
}

const isTrusted = ({ registeredAt }: AnnouncedBroker, known: CachedApproval | undefined): boolean =>
  known !== undefined && known.isApproved && isOfRegistration(registeredAt, known.created);
