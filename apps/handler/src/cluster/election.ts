import { BackgroundLoop } from '@fieldpost/batching';
import type { Logger } from '@fieldpost/observability';
import { startTimeout } from '@fieldpost/transport';
import { Leadership, type Term } from './leadership.js';
import type { HolderState, Lease, Leases, SeenLease } from './leases.js';

/**
 * Milliseconds. `lease` has to be longer than `term` and `doubt` together: the difference is the time that a leader has to
 * close its streams.
 */
export interface ElectionTimes {
  /** Between two renewals. */
  readonly pause: number;
  /** Between two reads of a follower. */
  readonly look: number;
  /** How long a leader may act after the request of its last successful renewal. */
  readonly term: number;
  /** How long a leader that is no longer sure may take to find out whether another one has taken over. */
  readonly doubt: number;
  /** Between two checks of a leader whose term is in doubt. */
  readonly again: number;
  /** How long a lease is unchanged before a follower takes it from a holder that may be running. */
  readonly lease: number;
  /** The same for a holder whose database session has ended: it has this time to connect again. */
  readonly reconnect: number;
}

/**
 * Another leader within 5 seconds where the holder may be running: 0.4 to the last renewal, 3 without one, 0.15 to the next
 * read, the rest for streams. Within half a second where its database session has ended.
 */
export const standardTimes: ElectionTimes = {
  ...{ pause: 400, look: 150, term: 2_000, doubt: 500, again: 50 },
  ...{ lease: 3_000, reconnect: 100 },
};

/** Why a follower takes the lease, as it is logged. */
const reasons: Readonly<Record<HolderState, string>> = {
  none: 'no holder',
  ended: 'process ended',
  disconnected: 'session ended',
  unknown: 'not renewed',
};

export interface ElectionTools {
  readonly leases: Leases;
  /** Unique for each start of each replica. */
  readonly replicaId: string;
  readonly logger: Logger;
  /** Milliseconds of a monotonic clock that goes on while the process is stopped. */
  readonly now: () => number;
}

interface Held {
  readonly lease: Lease;
  readonly until: number;
}

/** When the lease was requested, and why this replica has it. */
interface Grant {
  readonly asked: number;
  readonly reason: string;
}

/**
 * A term that was not renewed in time, or whose database session has ended. It continues when the database confirms it,
 * and ends when another replica leads or the database does not respond.
 */
interface Doubt {
  /** Resolves when it is known which of both. */
  readonly over: Promise<void>;
  readonly end: () => void;
}

/**
 * Makes one of all replicas the leader, through a lease that the leader renews. A follower takes it at once from a holder
 * that has ended. From a holder that may be running it takes it only after the lease was unchanged for longer, by its own
 * clock, than the leader trusts it without a renewal, by its own: no two clocks are ever compared.
 */
export class Election extends Leadership {
  private readonly listeners = new Set<() => void>();
  private readonly loop = new BackgroundLoop(() => this.round());
  private held: Held | undefined;
  private seen: { readonly lease: SeenLease; readonly since: number } | undefined;
  private current: Term | undefined;
  private disarm = (): void => undefined;
  private doubt: Doubt | undefined;
  private isLeaving = false;

  constructor(
    private readonly tools: ElectionTools,
    private readonly times: ElectionTimes = standardTimes,
  ) {
    super();
    tools.leases.onDisconnect(() => this.loseSession());
  }

  get term(): Term | undefined {
    return this.current;
  }

  onChange(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  onApplicationBootstrap(): void {
    this.loop.start();
  }

  async stepDown(closing: () => Promise<void>): Promise<void> {
    this.isLeaving = true;
    await closing();
    await this.loop.stop();
    this.endTerm();
    const { held } = this;
    this.held = undefined;
    // A lease that cannot be given back runs out.
    if (held) await this.tools.leases.release(held.lease).catch(() => undefined);
  }

  /** A replica that shuts down does not begin to lead, and continues to lead while its streams are closed. */
  onModuleDestroy(): void {
    this.isLeaving = true;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.stepDown(async () => undefined);
    await this.tools.leases.close();
  }

  /** Never fails; resolves with the time to wait before the next round. */
  private async round(): Promise<number> {
    try {
      if (this.held) await this.renew(this.held.lease);
      else if (!this.isLeaving) await this.look();
    } catch (thrown) {
      const error = thrown instanceof Error ? thrown.message : String(thrown);
      this.tools.logger.warn({ error, leads: this.isLeader }, 'leadership not asked for');
    }
    if (this.doubt) return this.times.again;
    return this.held ? this.times.pause : this.times.look;
  }

  private async renew(lease: Lease): Promise<void> {
    const asked = this.tools.now();
    const renewed = await this.tools.leases.renew(lease);
    if (renewed) return this.hold(renewed, { asked, reason: 'renewed' });
    this.held = undefined;
    this.endTerm();
  }

  private async look(): Promise<void> {
    const { leases, replicaId, now } = this.tools;
    const lease = await leases.read();
    if (!this.seen || !isSame(this.seen.lease, lease)) this.seen = { lease, since: now() };
    if (now() - this.seen.since < this.waitFor(lease)) return;
    const asked = now();
    const taken = await leases.take(lease, replicaId);
    if (taken) this.hold(taken, { asked, reason: reasons[lease.holderState] });
  }

  /** How long the lease has to be unchanged before it may be taken. */
  private waitFor({ holderState }: SeenLease): number {
    const { lease, reconnect } = this.times;
    return { none: 0, ended: 0, disconnected: reconnect, unknown: lease }[holderState];
  }

  /** A lease is valid from its request on; a response that came too late begins no term and ends no doubt. */
  private hold(lease: Lease, { asked, reason }: Grant): void {
    this.held = { lease, until: asked + this.times.term };
    if (this.tools.now() >= this.held.until) return;
    this.armDeadline();
    if (this.current?.epoch !== lease.epoch) this.beginTerm(lease.epoch, reason);
    this.endDoubt();
  }

  private beginTerm(epoch: string, reason: string): void {
    const isHeld = () => (this.held?.lease.epoch === epoch ? this.tools.now() < this.held.until : false);
    const isOver = () => this.current !== term || !isHeld();
    const hasEnded = async () => {
      while (this.current === term && !isHeld()) await this.findOut();
      return this.current !== term;
    };
    const term: Term = { epoch, isOver, hasEnded };
    this.current = term;
    this.tools.logger.info({ epoch, reason }, 'replica leads');
    this.notify();
  }

  private endTerm(): void {
    this.disarm();
    if (!this.current) return;
    const { epoch } = this.current;
    this.current = undefined;
    this.tools.logger[this.isLeaving ? 'info' : 'warn']({ epoch }, 'replica no longer leads');
    this.endDoubt();
    this.notify();
  }

  private armDeadline(): void {
    this.disarm();
    const wait = Math.max(0, (this.held?.until ?? 0) - this.tools.now());
    const deadline = setTimeout(() => void this.findOut(), wait).unref();
    this.disarm = () => clearTimeout(deadline);
  }

  /** Asks at once; resolves when the term goes on or has ended. Only for a term that has not ended. */
  private findOut(): Promise<void> {
    this.doubt ??= this.beginDoubt(this.times.doubt);
    return this.doubt.over;
  }

  /**
   * Followers see that the session has ended, and take the lease unless it is renewed through another session. Until
   * that is known the term is in doubt; this takes no longer than a missed renewal would.
   */
  private loseSession(): void {
    if (!this.held || !this.current) return;
    const [now, { lease, until }] = [this.tools.now(), this.held];
    this.held = { lease, until: Math.min(until, now) };
    this.doubt ??= this.beginDoubt(Math.max(0, until - now) + this.times.doubt);
  }

  private beginDoubt(longestMs: number): Doubt {
    let end = (): void => undefined;
    const over = new Promise<void>((resolve) => (end = resolve));
    this.disarm();
    this.disarm = startTimeout(longestMs, () => this.endTerm());
    this.loop.wake();
    return { over, end };
  }

  private endDoubt(): void {
    this.doubt?.end();
    this.doubt = undefined;
  }

  private notify(): void {
    for (const listener of this.listeners) listener();
  }
}

/** Whether nothing has changed, neither the lease nor what is known about its holder. */
const isSame = (a: SeenLease, b: SeenLease): boolean => a.beat === b.beat && a.holderState === b.holderState;
