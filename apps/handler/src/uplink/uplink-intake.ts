import type { MeasuredQueue, Tracing } from '@fieldpost/observability';
import { DeviceLanes, type LaneLimits } from './device-lanes.js';
import type { ReceivedUplink } from './received-uplink.js';
import type { UplinkSource, Uplinks } from './uplinks.service.js';

/** Enough to keep the database and the payload functions busy; every one of them may hold a frame and its metadata. */
const standardLimits: LaneLimits = { capacity: 256, pauses: 4_096, perDevice: 128 };

/** Whoever brings an uplink: waiting is arranged here. */
export type UplinkBringer = Omit<UplinkSource, 'pause'>;

/** Takes uplinks from brokers, as many at once as can be worked on. The class is also the injection token. */
export class UplinkIntake {
  private readonly lanes: DeviceLanes;

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
    if (!this.lanes.hasRoom) return this.lanes.room().then(() => this.take(uplink, bringer));
    this.take(uplink, bringer);
    return undefined;
  }

  private take(uplink: ReceivedUplink, { term, publish }: UplinkBringer): void {
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
    return this.lanes.queue;
  }

  /** Resolves when everything that was taken in has been worked on. */
  idle(): Promise<void> {
    return this.lanes.idle();
  }
}
