import type { SimulatedDevice } from './simulated-device.js';
import type { FleetState } from './statistics.js';

const tickMs = 20;

/** Frames per second: of all devices, and join requests among them. */
export interface TrafficRates {
  readonly frames: number;
  readonly joins: number;
}

/** Has devices send one after another at a rate; those that still wait for an answer are passed over. */
export class Traffic {
  private next = 0;
  private readonly due = { frames: 0, joins: 0 };
  private last = performance.now();
  private timer: NodeJS.Timeout | undefined;
  private readonly running = new Set<Promise<void>>();

  constructor(
    private readonly devices: readonly SimulatedDevice[],
    private readonly perSecond: TrafficRates,
  ) {}

  start(): void {
    this.last = performance.now();
    this.timer = setInterval(() => this.tick(), tickMs);
  }

  /** Sends nothing more, and waits for the exchanges in progress. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    await Promise.all(this.running);
  }

  state(): FleetState {
    const joined = this.devices.filter(({ isJoined }) => isJoined);
    const dataRates: Record<string, number> = {};
    for (const { dataRate } of joined) dataRates[dataRate] = (dataRates[dataRate] ?? 0) + 1;
    return { devices: this.devices.length, joined: joined.length, dataRates };
  }

  private tick(): void {
    const now = performance.now();
    for (const kind of ['frames', 'joins'] as const) {
      const more = ((now - this.last) / 1_000) * this.perSecond[kind];
      // What could not be sent for more than a second is not caught up on.
      this.due[kind] = Math.min(Math.max(1, this.perSecond[kind]), this.due[kind] + more);
    }
    this.last = now;
    for (; this.due.frames >= 1; this.due.frames -= 1) {
      const device = this.nextIdle();
      if (!device) return;
      if (!device.isJoined) this.due.joins -= 1;
      const work = device.act().finally(() => this.running.delete(work));
      this.running.add(work);
    }
  }

  private nextIdle(): SimulatedDevice | undefined {
    for (let tries = 0; tries < this.devices.length; tries += 1) {
      const device = this.devices[this.next];
      this.next = (this.next + 1) % this.devices.length;
      if (device && !device.isBusy && (device.isJoined || this.due.joins >= 1)) return device;
    }
    return undefined;
  }
}
