import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  Optional,
} from '@nestjs/common';
import { BackgroundLoop } from '@fieldpost/batching';
import type { AppId, DevId, TrafficKind } from '@fieldpost/domain';
import type { Logger, Metrics } from '@fieldpost/observability';
import { hourMs } from '@fieldpost/domain';
import { Leadership } from '../cluster/leadership.js';
import type { UplinkMessage } from '../events/messages.js';
import { type EventType, Publisher } from '../events/publisher.js';
import { HANDLER_CONFIG, type HandlerSettings, LOGGER } from '../handler.config.js';
import { type DeviceCounts, HourlyCounts } from './hourly-counts.js';
import { TrafficRepository } from './traffic.repository.js';

/** How counts are kept until they are written. */
export interface CounterBounds {
  /** Milliseconds between two rounds of writes: what a crash may lose. */
  readonly intervalMs: number;
  /** Devices that wait at most; further ones are not counted until some are written. */
  readonly devices: number;
  /** So many devices are written without waiting for the interval. */
  readonly writeAt: number;
  /** Devices of one statement at most. */
  readonly batch: number;
}

const standardBounds: CounterBounds = { intervalMs: 5_000, devices: 50_000, writeAt: 5_000, batch: 1_000 };

/** Until something is counted there is nothing to do; `count` ends the wait. */
const idleMs = 3_600_000;

type CountedUplink = Pick<UplinkMessage, 'app_id' | 'dev_id' | 'payload_fields'>;

const kinds: Readonly<Partial<Record<EventType, TrafficKind>>> = {
  activations: 'joins',
  'activations/errors': 'errors',
  'up/errors': 'errors',
  'down/sent': 'downlinks',
  'down/errors': 'errors',
};

/**
 * Counts what is published by hour and device, in memory, and adds the counts to the database every few seconds
 * (decision 132). Counts are written with the epoch in which they were made: those of a replica that no longer leads are
 * dropped by the database.
 */
@Injectable()
export class TrafficCounters extends Publisher implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly loop = new BackgroundLoop(() => this.round());
  private readonly isOn: boolean;
  /** The last one is counted into. */
  private waiting: HourlyCounts[] = [];
  private writing: Promise<void> = Promise.resolve();
  private isIdle = false;
  private dropped = 0;

  constructor(
    private readonly traffic: TrafficRepository,
    private readonly leadership: Leadership,
    @Inject(LOGGER) private readonly log: Pick<Logger, 'warn'>,
    @Inject(HANDLER_CONFIG) settings: Pick<HandlerSettings, 'HANDLER_TRAFFIC_DAYS'>,
    @Optional() private readonly bounds: CounterBounds = standardBounds,
    @Optional() private readonly now: () => number = Date.now,
  ) {
    super();
    this.isOn = settings.HANDLER_TRAFFIC_DAYS > 0;
  }

  override uplink({ app_id, dev_id, payload_fields }: CountedUplink, decodingError?: string): void {
    const counts = this.count(app_id, dev_id, 'uplinks');
    if (!counts) return;
    counts.decoded = (counts.decoded ?? 0) + (payload_fields ? 1 : 0);
    counts.decoding_errors = (counts.decoding_errors ?? 0) + (decodingError === undefined ? 0 : 1);
  }

  override event(appId: AppId, devId: DevId, type: EventType): void {
    const kind = kinds[type];
    if (kind !== undefined) this.count(appId, devId, kind);
  }

  measure(metrics: Metrics): void {
    const read = () => ({ length: this.size, capacity: this.bounds.devices, rejected: this.dropped });
    metrics.queue('traffic_counters', read);
  }

  /** Writes what was counted until now; resolves when it is written, or cannot be. Never fails. */
  flush(): Promise<void> {
    const after = this.writing.then(() => this.writeAll());
    this.writing = after;
    return after;
  }

  onApplicationBootstrap(): void {
    this.loop.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.loop.stop();
    await this.flush();
  }

  private get size(): number {
    return this.waiting.reduce((sum, { size }) => sum + size, 0);
  }

  /** The counts of the device that it was added to; undefined when it was not counted. */
  private count(appId: AppId, devId: DevId, kind: TrafficKind): DeviceCounts | undefined {
    if (!this.isOn) return undefined;
    const present = this.present();
    const counts = present.find(appId, devId) ?? this.added(present, appId, devId);
    if (!counts) this.dropped += 1;
    else counts[kind] += 1;
    return counts;
  }

  private present(): HourlyCounts {
    const at = { hour: Math.floor(this.now() / hourMs), epoch: this.leadership.term?.epoch ?? null };
    const last = this.waiting.at(-1);
    if (last?.isAt(at)) return last;
    const next = new HourlyCounts(at);
    this.waiting.push(next);
    return next;
  }

  private added(present: HourlyCounts, appId: AppId, devId: DevId): DeviceCounts | undefined {
    if (this.size >= this.bounds.devices) return undefined;
    const counts = present.add(appId, devId);
    if (this.isIdle || present.size === this.bounds.writeAt) this.loop.wake();
    this.isIdle = false;
    return counts;
  }

  private async round(): Promise<number> {
    // Whatever is counted in this turn of the event loop is written in the same round.
    await new Promise((resolve) => setImmediate(resolve));
    this.isIdle = this.size === 0;
    if (this.isIdle) return idleMs;
    await this.flush();
    return this.bounds.intervalMs;
  }

  /** What is counted meanwhile is left to the next round. */
  private async writeAll(): Promise<void> {
    for (const counts of [...this.waiting]) if (!(await this.write(counts))) return;
    this.waiting = this.waiting.filter(
      (counts, position, { length }) => counts.size > 0 || position === length - 1,
    );
  }

  /** False when the rest has to wait. */
  private async write(counts: HourlyCounts): Promise<boolean> {
    for (let left = counts.size; left > 0; left -= this.bounds.batch) {
      const batch = counts.take(Math.min(left, this.bounds.batch));
      try {
        await this.traffic.add(counts.at, batch);
      } catch (error) {
        this.log.warn({ err: error, devices: batch.length }, 'traffic counts cannot be written for now');
        counts.putBack(batch);
        return false;
      }
    }
    return true;
  }
}
