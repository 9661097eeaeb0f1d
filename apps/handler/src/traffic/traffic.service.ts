import { Injectable } from '@nestjs/common';
import {
  type AppId,
  type DevId,
  intervalsOf,
  sumOf,
  type TrafficCounts,
  type TrafficInterval,
  type TrafficRange,
  type TrafficWindow,
  trafficWindow,
} from '@fieldpost/domain';
import { deviceNotFound } from '../devices/devices.errors.js';
import { Devices } from '../devices/devices.repository.js';
import { RecentMessages } from '../message-storage/recent-messages.repository.js';
import { type CountsByInterval, TrafficRepository } from './traffic.repository.js';

interface Span {
  readonly range: TrafficRange;
  readonly interval: TrafficWindow['interval'];
}

/** Counts of each interval and their sum. */
interface Counts {
  readonly intervals: readonly TrafficInterval[];
  readonly total: TrafficCounts;
}

/** Traffic of one application or device. */
export type Traffic = Span & Counts & { readonly messages_stored: boolean };

/** Traffic of several applications. */
export interface TrafficOfApplications extends Span {
  readonly applications: readonly (Counts & { readonly app_id: AppId })[];
}

/** Reads traffic with every interval of its range. Callers are authorized before. */
@Injectable()
export class TrafficService {
  constructor(
    private readonly traffic: TrafficRepository,
    private readonly devices: Devices,
    private readonly messages: RecentMessages,
  ) {}

  async ofApplication(appId: AppId, range: TrafficRange): Promise<Traffic> {
    const window = trafficWindow(range, Date.now());
    const found = await this.traffic.ofApplications([appId], window);
    return this.report(appId, range, countsIn(window, found.get(appId)));
  }

  async ofDevice(appId: AppId, devId: DevId, range: TrafficRange): Promise<Traffic> {
    if (!(await this.devices.find(appId, devId))) throw deviceNotFound({ app_id: appId, dev_id: devId });
    const window = trafficWindow(range, Date.now());
    return this.report(appId, range, countsIn(window, await this.traffic.ofDevice(appId, devId, window)));
  }

  /** Of those that are registered here. */
  async ofApplications(appIds: readonly AppId[], range: TrafficRange): Promise<TrafficOfApplications> {
    const window = trafficWindow(range, Date.now());
    const [registered, found] = await Promise.all([
      this.traffic.registered(appIds),
      this.traffic.ofApplications(appIds, window),
    ]);
    const applications = appIds
      .filter((appId) => registered.has(appId))
      .map((app_id) => ({ app_id, ...countsIn(window, found.get(app_id)) }));
    return { range, interval: window.interval, applications };
  }

  private async report(appId: AppId, range: TrafficRange, counts: Counts): Promise<Traffic> {
    const messages_stored = (await this.messages.findStorage(appId)) !== undefined;
    const { interval } = trafficWindow(range, 0);
    return { range, interval, ...counts, messages_stored };
  }
}

function countsIn(window: TrafficWindow, counted: CountsByInterval = new Map()): Counts {
  const intervals = intervalsOf(window, counted);
  return { intervals, total: sumOf(intervals) };
}
