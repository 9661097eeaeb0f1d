import type { MeasuredQueue } from '@fieldpost/observability';

/** Waits for the given time or until the returned function is called, and then calls back. */
export type Timer = (done: () => void, milliseconds: number) => () => void;

const nodeTimer: Timer = (done, milliseconds) => {
  const timeout = setTimeout(done, milliseconds);
  return () => clearTimeout(timeout);
};

export interface LaneLimits {
  /** How much work is taken in at most, waiting for its turn or running. */
  readonly capacity: number;
  /** How many pauses there are at most at one time; beyond it a pause is skipped. */
  readonly pauses: number;
  /** How much work of one device waits at most: it has its turns, not those of all others. */
  readonly perDevice: number;
}

/** Whether a pause lasted as long as it should, or the device spoke again, or there was no room for it. */
export type Rest = 'whole' | 'cut short';
export type Pause = (milliseconds: number) => Promise<Rest>;
type Work = (pause: Pause) => Promise<unknown>;

/** The work of one device. */
interface Lane {
  readonly waiting: Work[];
  /** Ends the pause of the work that runs. */
  wake: () => void;
}

const nobody = (): void => undefined;

/**
 * Runs the work of one device in order, and that of different devices at once. Work that pauses gives its place away
 * meanwhile; a pause ends early when more work of the same device arrives, since a device that speaks again no longer
 * listens for an answer to what it said before.
 */
export class DeviceLanes {
  private readonly lanes = new Map<string, Lane>();
  private held = 0;
  private rejected = 0;
  private pausing = 0;
  private roomWaiters: (() => void)[] = [];
  private idleWaiters: (() => void)[] = [];

  constructor(
    private readonly limits: LaneLimits,
    private readonly timer: Timer = nodeTimer,
  ) {}

  get queue(): MeasuredQueue {
    return { length: this.held, capacity: this.limits.capacity, rejected: this.rejected };
  }

  /** Whether there is room for so much more work. */
  hasRoomFor(more: number): boolean {
    return this.held + more <= this.limits.capacity;
  }

  /** Resolves when there is room for more work. Those who wait are let in in the order in which they came. */
  async room(): Promise<void> {
    while (!this.hasRoomFor(1)) {
      await new Promise<void>((resolve) => this.roomWaiters.push(resolve));
    }
  }

  /** Takes work in; false when too much of the same device waits. Work must not fail. */
  add(key: string, work: Work): boolean {
    const lane = this.lanes.get(key);
    if (lane && lane.waiting.length >= this.limits.perDevice) {
      // Whoever was let in for this leaves the place to the next.
      this.roomWaiters.shift()?.();
      this.rejected += 1;
      return false;
    }
    this.held += 1;
    if (lane) {
      lane.waiting.push(work);
      lane.wake();
      return true;
    }
    const fresh: Lane = { waiting: [work], wake: nobody };
    this.lanes.set(key, fresh);
    void this.run(key, fresh);
    return true;
  }

  /** Resolves when all work that was taken in has ended. */
  async idle(): Promise<void> {
    if (this.lanes.size > 0) await new Promise<void>((resolve) => this.idleWaiters.push(resolve));
  }

  private async run(key: string, lane: Lane): Promise<void> {
    for (let work = lane.waiting.shift(); work; work = lane.waiting.shift()) {
      await work((milliseconds) => this.pause(lane, milliseconds));
      this.release();
    }
    this.lanes.delete(key);
    if (this.lanes.size === 0) this.idleWaiters.splice(0).forEach((resolve) => resolve());
  }

  private async pause(lane: Lane, milliseconds: number): Promise<Rest> {
    if (lane.waiting.length > 0 || this.pausing >= this.limits.pauses) return 'cut short';
    this.pausing += 1;
    this.release();
    const rest = await new Promise<Rest>((resolve) => {
      const cancel = this.timer(() => resolve('whole'), milliseconds);
      lane.wake = () => {
        cancel();
        resolve('cut short');
      };
    });
    lane.wake = nobody;
    this.pausing -= 1;
    this.held += 1;
    return rest;
  }

  private release(): void {
    this.held -= 1;
    this.roomWaiters.shift()?.();
  }
}
