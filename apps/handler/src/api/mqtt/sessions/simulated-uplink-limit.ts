import { Inject, Injectable, Optional } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AppId } from '@fieldpost/domain';
import { defineError } from '@fieldpost/errors';
import { TokenBuckets } from '@fieldpost/transport';
import { HANDLER_CONFIG, type HandlerSettings } from '../../../handler.config.js';
import { Rejections } from '../../../limits/rejections.js';
import { Owners } from '../../../limits/owners.js';
import type { Session } from './session.js';

/** Applications, and owners, whose uplinks are counted at one time. */
const mostNames = 20_000;
/** How often a client that is held is noted to be alive: the shortest keep-alive is a second. */
const stepMs = 500;
/** How far what a client sent last may run ahead of the rate, once its connection has ended and cannot be held. */
const lastWordsMs = 10_000;
/** How long a call waits that simulates an uplink. */
const longestCallMs = 2_000;

const tooManySimulatedUplinks = defineError(
  'too_many_simulated_uplinks',
  'resource_exhausted',
  'Rate limit for simulated uplinks of application "{app_id}" and its owner reached',
);

type SimulatedUplinkSettings = Pick<
  HandlerSettings,
  'HANDLER_SIMULATED_UPLINKS_PER_SECOND_PER_APPLICATION' | 'HANDLER_SIMULATED_UPLINKS_PER_SECOND_PER_OWNER'
>;

/**
 * Limits simulated uplinks by application and by owner. MQTT connections that publish them too fast are read no further
 * for a while, so that nothing is lost. Calls that simulate uplinks wait as well, and are rejected when the wait is long.
 */
@Injectable()
export class SimulatedUplinkLimit {
  private readonly applications: TokenBuckets;
  private readonly shares: TokenBuckets;

  constructor(
    @Inject(Owners) private readonly owners: Pick<Owners, 'shareOf'>,
    @Inject(Rejections) private readonly rejections: Pick<Rejections, 'count'>,
    @Inject(HANDLER_CONFIG) settings: SimulatedUplinkSettings,
    @Optional() private readonly now: () => number = () => performance.now(),
    @Optional() private readonly wait: (ms: number) => Promise<unknown> = sleep,
  ) {
    const bucketsOf = (perSecond: number) =>
      new TokenBuckets({ burst: perSecond, refillMs: 1_000 / perSecond }, mostNames);
    this.applications = bucketsOf(settings.HANDLER_SIMULATED_UPLINKS_PER_SECOND_PER_APPLICATION);
    this.shares = bucketsOf(settings.HANDLER_SIMULATED_UPLINKS_PER_SECOND_PER_OWNER);
  }

  /**
   * Resolves with true when one more uplink may be processed, or with false for too many messages of a client that has
   * disconnected.
   */
  async admits(session: Session): Promise<boolean> {
    const { destroyed: isGone } = session.client.conn;
    const ms = this.take(session.appId, isGone ? lastWordsMs : Infinity);
    if (ms !== undefined && !isGone) await this.hold(session, ms);
    return ms !== undefined;
  }

  /** Resolves when a call may simulate an uplink; rejects when too many wait already. */
  async pass(appId: AppId): Promise<void> {
    const ms = this.take(appId, longestCallMs);
    if (ms === undefined) this.rejections.count('simulated_uplinks');
    if (ms === undefined) throw tooManySimulatedUplinks({ app_id: appId }, { retryAfter: 1 });
    if (ms > 0) await this.wait(ms);
  }

  /** Milliseconds to wait for the slower one of application and owner; undefined when that is longer than `longestMs`. */
  private take(appId: AppId, longestMs: number): number | undefined {
    const owner = this.owners.shareOf(appId);
    const now = this.now();
    const ms = Math.max(this.applications.waitFor(appId, now), this.shares.waitFor(owner, now));
    if (ms > longestMs) return undefined;
    this.applications.count(appId, 1, now);
    this.shares.count(owner, 1, now);
    return ms;
  }

  private async hold(session: Session, ms: number): Promise<void> {
    const end = this.now() + ms;
    for (let left = ms; left > 0; left = end - this.now()) {
      await this.wait(Math.min(left, stepMs));
      session.noteAlive();
    }
  }
}
