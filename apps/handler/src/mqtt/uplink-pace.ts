import { setTimeout as sleep } from 'node:timers/promises';
import type { AppId } from '@fieldpost/domain';
import { LRUCache } from 'lru-cache';
import { TokenBucket } from '../access/token-bucket.js';
import type { Session } from './session.js';

/** Applications that are told apart; those that were quiet this long have all of their rate again. */
const [mostApplications, forgetAfterMs] = [20_000, 60_000];
/** How often a client that is held is noted to be alive: the shortest keep-alive is a second. */
const stepMs = 500;
/** How far what a client sent last may run ahead of the rate, once its connection has ended and cannot be held. */
const lastWordsMs = 10_000;

export interface UplinkPaceOptions {
  /** Milliseconds of a clock that nobody sets. */
  readonly now?: () => number;
  readonly wait?: (ms: number) => Promise<unknown>;
}

/**
 * Holds back uplinks that the clients of one application make up too fast: their connections are read no further
 * meanwhile, so that nothing is lost and nobody else has to make room.
 */
export class UplinkPace {
  private readonly buckets = new LRUCache<AppId, TokenBucket>({ max: mostApplications, ttl: forgetAfterMs });
  private readonly now: () => number;
  private readonly wait: (ms: number) => Promise<unknown>;

  /** `perSecond` is the rate of each application, and how many may come at once. */
  constructor(
    private readonly perSecond: number,
    { now = () => performance.now(), wait = sleep }: UplinkPaceOptions = {},
  ) {
    this.now = now;
    this.wait = wait;
  }

  /** Resolves when one more uplink may go on; with false for the last words of a client that has gone, when they are too many. */
  async admits(session: Session): Promise<boolean> {
    const bucket = this.bucketOf(session.appId);
    const { destroyed: isGone } = session.client.conn;
    const ms = bucket.take(this.now(), isGone ? lastWordsMs : Infinity);
    if (ms !== undefined && !isGone) await this.hold(session, ms);
    return ms !== undefined;
  }

  private bucketOf(appId: AppId): TokenBucket {
    const rate = { capacity: this.perSecond, refill: 1, everyMs: 1_000 / this.perSecond };
    const bucket = this.buckets.get(appId) ?? new TokenBucket(rate, this.now());
    this.buckets.set(appId, bucket);
    return bucket;
  }

  private async hold(session: Session, ms: number): Promise<void> {
    const end = this.now() + ms;
    for (let left = ms; left > 0; left = end - this.now()) {
      await this.wait(Math.min(left, stepMs));
      session.noteAlive();
    }
  }
}
