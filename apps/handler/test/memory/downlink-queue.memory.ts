import type { AppId, DevId } from '@fieldpost/domain';
import type { Memory } from './storage.memory.js';
import {
  type Added,
  type DownlinkList,
  DownlinkQueue,
  type NextDownlink,
  type Taking,
} from '../../src/downlinks/downlink-queue.repository.js';
import type { Delivery, NewDownlink, Schedule } from '../../src/devices/downlink.js';

export class DownlinkQueueMemory extends DownlinkQueue {
  private added = 0;
  private deliveries: Delivery[] = [];

  constructor(
    private readonly memory: Memory,
    private readonly longest = 100,
  ) {
    super();
  }

  async add(
    appId: AppId,
    devId: DevId,
    { delivery, ...downlink }: NewDownlink,
    schedule: Schedule,
  ): Promise<Added> {
    const row = this.memory.row(appId, devId);
    if (!row) return 'no_device';
    if (delivery?.isRepeated && this.claim(delivery)) return 'added_before';
    if (schedule === 'replace') await this.clear(appId, devId);
    else if (row.waiting.length >= this.longest) return 'queue_full';
    const entry = { id: String((this.added += 1)), queuedAt: new Date(), downlink };
    row.waiting = schedule === 'first' ? [entry, ...row.waiting] : [...row.waiting, entry];
    if (delivery) this.deliveries.push(delivery);
    return 'added';
  }

  async settle(channel: string, tags: readonly number[]): Promise<void> {
    const isOpen = (one: Delivery) => one.channel !== channel || !tags.includes(one.tag);
    this.deliveries = this.deliveries.filter(isOpen);
  }

  async takeNext(appId: AppId, devId: DevId, { offer }: Taking = {}): Promise<NextDownlink | undefined> {
    const row = this.memory.row(appId, devId);
    const next = row?.waiting.shift()?.downlink;
    if (!row || !next) return undefined;
    const downlink = { ...next, ...(offer && { offered: offer }) };
    row.device = { ...row.device, currentDownlink: downlink };
    return { downlink, hasMore: row.waiting.length > 0 };
  }

  async countWaiting(appId: AppId, devId: DevId): Promise<number> {
    return this.memory.row(appId, devId)?.waiting.length ?? 0;
  }

  async list(appId: AppId, devId: DevId): Promise<DownlinkList | undefined> {
    const row = this.memory.row(appId, devId);
    return row && { current: row.device.currentDownlink, waiting: [...row.waiting] };
  }

  async clear(appId: AppId, devId: DevId): Promise<boolean> {
    const row = this.memory.row(appId, devId);
    if (!row) return false;
    row.waiting = [];
    row.device = { ...row.device, currentDownlink: undefined };
    return true;
  }

  async remove(appId: AppId, devId: DevId, id: string): Promise<boolean> {
    const row = this.memory.row(appId, devId);
    const left = row?.waiting.filter((entry) => entry.id !== id);
    if (!row || !left || left.length === row.waiting.length) return false;
    row.waiting = left;
    return true;
  }

  private claim(delivery: Delivery): boolean {
    const isSame = (one: Delivery) => one.channel !== delivery.channel && one.digest.equals(delivery.digest);
    const at = this.deliveries.findIndex(isSame);
    if (at >= 0) this.deliveries[at] = delivery;
    return at >= 0;
  }
}
