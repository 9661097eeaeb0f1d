import type { MeasuredQueue, Tracing } from '@fieldpost/observability';
import { FlushScheduler, type FlushTimes } from '@fieldpost/batching';
import { DeviceLanes, type LaneLimits } from './device-lanes.js';
import type { ReceivedUplink } from './received-uplink.js';
import type { UplinkSource, Uplinks } from './uplinks.service.js';

/**
 * Enough to keep the database and the payload functions busy; every one of them may hold a frame and its metadata. Of one
 * device there is an eighth at most, so that a few that speak without pause leave room for all others.
 */
const standardLimits: LaneLimits = { capacity: 256, pauses: 4_096, perDevice: 32 };

/**
 * Uplinks that come within a few milliseconds are worked on in one go, and leave for the database together: what a
 * journey and a turn of the event loop cost is shared. A lone one does not wait.
 */
const flushTimes: FlushTimes = { intervalMs: 14, flushAt: 32 };

/** Whoever brings an uplink: waiting is arranged here. */
export type UplinkBringer = Omit<UplinkSource, 'pause'>;

interface Arrived {
  readonly uplink: ReceivedUplink;
  readonly bringer: UplinkBringer;
}

/** Takes uplinks from brokers, as many at once as can be worked on. The class is also the injection token. */
export class UplinkIntake {
  private readonly lanes: DeviceLanes;
  private readonly departures = new FlushScheduler(() => this.depart(), flushTimes);
  /** Uplinks that are about to be worked on. */
  private arrived: Arrived[] = [];

  constructor(
    private readonly uplinks: Uplinks,
    private readonly tracing: Tracing,
    limits = standardLimits,
  ) {
    this.lanes = new DeviceLanes(limits);
  }

  /**
   * Undefined when the uplink was taken in at once; else the caller reads its next one when what it got resolves. What one
   * device says faster than it can be heard is dropped, so that it does not fill the places of all others: no radio speaks
   * so fast.
   */
  accept(uplink: ReceivedUplink, bringer: UplinkBringer): Promise<void> | undefined {
    if (!this.lanes.hasRoomFor(this.arrived.length + 1)) {
      this.depart();
      return this.lanes.room().then(() => this.take({ uplink, bringer }));
    }
    this.arrived.push({ uplink, bringer });
    this.departures.request(this.arrived.length);
    return undefined;
  }

  private depart(): void {
    const { arrived } = this;
    this.arrived = [];
    for (const each of arrived) this.take(each);
  }

  private take({ uplink, bringer: { term, publish } }: Arrived): void {
    const { app_id, dev_id } = uplink;
    const isTaken = this.lanes.add(`${app_id}/${dev_id}`, (pause) =>
      // The ids are no secret, and what one looks for a trace by.
      this.tracing.run({ name: 'uplink', kind: 'consumer', attributes: { app_id, dev_id } }, () =>
        this.uplinks.process(uplink, { term, publish, pause }),
      ),
    );
    if (!isTaken) this.uplinks.tellDropped(uplink);
  }

  get queue(): MeasuredQueue {
    const { length, ...rest } = this.lanes.queue;
    return { length: length + this.arrived.length, ...rest };
  }

  /** Resolves when everything that was taken in has been worked on. */
  idle(): Promise<void> {
    this.depart();
    return this.lanes.idle();
  }
}
