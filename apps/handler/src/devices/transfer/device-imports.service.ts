import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from '@fieldpost/observability';
import { toAppError } from '@fieldpost/transport';
import { Publisher } from '../../events/publisher.js';
import { HANDLER_CONFIG, type HandlerSettings, LOGGER } from '../../handler.config.js';
import { NetworkDevices } from '../network-devices.js';
import { checkAttributes, type Device } from '../device.js';
import { DeviceCodecs } from '../device-codecs.repository.js';
import { createEvent } from '../device.events.js';
import { fromDevice } from '../device-request.js';
import { deviceExists, euisTaken } from '../devices.errors.js';
import { DevicesService, newDevice } from '../devices.service.js';
import { DeviceBatches, euiPair } from './device-batches.repository.js';
import { batchSize, type Candidate, ImportProgress, inBatches } from './device-import.js';
import type { DeviceRow } from './device-row.js';
import { importNotValid, someDeviceExists } from './device-transfer.errors.js';
import { retryWhenLimited } from './retry-when-limited.js';

const existsAlready = ({ devId }: Candidate['row']) => deviceExists({ dev_id: devId });

/** Devices that wait in memory until all were checked. */
const mostAtOnce = 20_000;
/** Calls to the network server at once. */
const mostAsking = 8;
/** Devices that a line of the log names. */
const mostNamed = 20;

/** Imports devices: checks each, registers it at the network, and stores them in batches. */
@Injectable()
export class DeviceImportsService {
  constructor(
    private readonly batches: DeviceBatches,
    private readonly codecs: DeviceCodecs,
    private readonly devices: DevicesService,
    private readonly network: NetworkDevices,
    private readonly publisher: Publisher,
    @Inject(HANDLER_CONFIG) private readonly settings: Pick<HandlerSettings, 'HANDLER_EXTRA_ATTRIBUTES'>,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Imports the rows; throws when they cannot be read any further or cannot be stored. */
  async run(progress: ImportProgress, rows: AsyncIterable<DeviceRow>): Promise<void> {
    try {
      await this.work(progress, rows);
    } finally {
      const { kept, plan } = progress;
      const fields = { app_id: plan.appId, devices: kept.length, dev_ids: kept.slice(0, mostNamed) };
      if (kept.length > 0) this.logger.warn(fields, 'network server may keep devices that were not imported');
    }
  }

  private async work(progress: ImportProgress, rows: AsyncIterable<DeviceRow>): Promise<void> {
    const { effect, existing } = progress.plan;
    if (effect === 'all_or_nothing' && existing === 'replace')
      throw importNotValid('all or nothing is for new devices');
    const held: Candidate[] = [];
    for await (const batch of inBatches(progress, rows)) {
      const passed = await this.check(progress, batch);
      await this.rejectBeyondLimit(progress, passed, held.length);
      if (effect === 'each') await this.take(progress, passed);
      if (effect === 'dry_run') countPassed(progress, passed);
      if (effect === 'all_or_nothing') held.push(...passed.fresh);
      if (held.length > mostAtOnce)
        throw importNotValid(`should have at most ${mostAtOnce} devices when it takes all or nothing`);
    }
    if (effect === 'all_or_nothing' && progress.summary.rejected === 0) await this.takeAll(progress, held);
  }

  private async check(progress: ImportProgress, rows: readonly DeviceRow[]): Promise<Passed> {
    const candidates: Candidate[] = [];
    for (const row of rows) {
      try {
        candidates.push(this.candidate(progress, row));
      } catch (reason) {
        await progress.reject(row, reason);
      }
    }
    const { appId, existing } = progress.plan;
    const taken = await this.batches.taken(
      appId,
      candidates.map(({ device }) => device),
    );
    const passed: Passed = { fresh: [], known: [] };
    for (const candidate of candidates) {
      const isKnown = taken.devIds.has(candidate.device.devId);
      if (isKnown && existing === 'replace') passed.known.push(candidate);
      else if (isKnown) await progress.reject(candidate.row, existsAlready(candidate.row));
      else if (taken.euis.has(euiPair(candidate.device))) await progress.reject(candidate.row, euisTaken());
      else passed.fresh.push(candidate);
    }
    return passed;
  }

  /** Devices of a dry run, or of all or nothing, are not stored yet, but count for those that come after them. */
  private async rejectBeyondLimit(progress: ImportProgress, { fresh }: Passed, held: number): Promise<void> {
    if (fresh.length === 0) return;
    const { plan, summary } = progress;
    const { left, reject } = await this.devices.limits.capacityOf(plan.appId);
    const pending = plan.effect === 'dry_run' ? summary.created : held;
    for (const { row } of fresh.splice(Math.max(0, left - pending))) await progress.reject(row, reject());
  }

  private candidate(progress: ImportProgress, row: DeviceRow): Candidate {
    const request = progress.shareCodec(fromDevice(row.read()));
    checkAttributes(request.attributes, this.settings.HANDLER_EXTRA_ATTRIBUTES);
    progress.notice(request, row.line);
    // Without what was read of it: all or nothing holds thousands of devices.
    const { line, devId } = row;
    return { row: { line, devId }, request, device: newDevice(request) };
  }

  private async take(progress: ImportProgress, { fresh, known }: Passed): Promise<void> {
    const { call } = progress;
    const replaced = await this.each(progress, known, ({ request }) =>
      retryWhenLimited(() => this.devices.set(call, request)),
    );
    progress.countDone('replaced', replaced.length);
    const notified = await this.each(progress, fresh, (candidate) => this.notifyNetwork(progress, candidate));
    if (notified.length === 0) return;
    const added = await this.takingBack(progress, notified, async () => {
      await this.keepCodecs(progress, notified);
      return this.batches.addFree(notified.map(whole));
    });
    const left = notified.filter(({ device }) => !added.has(device.devId));
    for (const { row } of left) await progress.reject(row, existsAlready(row));
    if (left.length > 0) await this.forgetUnstored(progress, left);
    this.announce(
      progress,
      notified.filter((candidate) => !left.includes(candidate)),
    );
  }

  /** Registrations at the network server are undone when anything fails. */
  private async takeAll(progress: ImportProgress, all: readonly Candidate[]): Promise<void> {
    const notified: Candidate[] = [];
    await this.takingBack(progress, notified, async () => {
      for (let at = 0; at < all.length && progress.summary.rejected === 0; at += batchSize) {
        const part = all.slice(at, at + batchSize);
        notified.push(...(await this.each(progress, part, (each) => this.notifyNetwork(progress, each))));
      }
      if (progress.summary.rejected === 0) await this.storeAll(progress, all);
    });
    if (progress.summary.rejected > 0) await this.forgetUnstored(progress, notified);
  }

  private async storeAll(progress: ImportProgress, all: readonly Candidate[]): Promise<void> {
    await this.keepCodecs(progress, all);
    if (!(await this.batches.addAll(all.map(whole)))) throw someDeviceExists();
    this.announce(progress, all);
  }

  private async keepCodecs({ plan }: ImportProgress, candidates: readonly Candidate[]): Promise<void> {
    const sources = new Set(candidates.map(({ request }) => request.codec));
    sources.delete('');
    for (const source of sources) await this.codecs.keep(plan.appId, source);
  }

  /** Does the work; when that fails, the network server forgets the devices that were not stored. */
  private async takingBack<T>(
    progress: ImportProgress,
    notified: readonly Candidate[],
    work: () => Promise<T>,
  ): Promise<T> {
    try {
      return await work();
    } catch (error) {
      await this.forgetUnstored(progress, notified);
      throw error;
    }
  }

  /** A device that is stored all the same, by this import or beside it, stays: without the network it would be deaf. */
  private async forgetUnstored(progress: ImportProgress, notified: readonly Candidate[]): Promise<void> {
    const devices = notified.map(({ device }) => device);
    const stored = await this.batches.taken(progress.plan.appId, devices).catch(() => undefined);
    if (stored === undefined) progress.kept.push(...devices.map(({ devId }) => devId));
    for (const device of devices) {
      if (stored && !stored.euis.has(euiPair(device))) await this.forget(progress, device);
    }
  }

  private async forget(progress: ImportProgress, device: Device): Promise<void> {
    await retryWhenLimited(() => this.network.remove(device, progress.call.token)).catch(() =>
      progress.kept.push(device.devId),
    );
  }

  /** After a failure that is no rejection the network server may have the device, which is removed there. */
  private async notifyNetwork(progress: ImportProgress, { device, request }: Candidate): Promise<void> {
    try {
      await retryWhenLimited(() => this.network.set(device, request.counters, progress.call.token));
    } catch (error) {
      if (isUnknown(error)) await this.forget(progress, device);
      throw error;
    }
  }

  private announce(progress: ImportProgress, added: readonly Candidate[]): void {
    progress.countDone('created', added.length);
    for (const { device } of added) {
      this.publisher.event(device.appId, device.devId, 'create', createEvent(device, Date.now()));
    }
  }

  /** Does the work for each, a few at a time; those for which it did not fail. */
  private async each(
    progress: ImportProgress,
    candidates: readonly Candidate[],
    work: (candidate: Candidate) => Promise<void>,
  ): Promise<Candidate[]> {
    const done: Candidate[] = [];
    const one = async (candidate: Candidate): Promise<void> => {
      try {
        await work(candidate);
        done.push(candidate);
      } catch (reason) {
        await progress.reject(candidate.row, reason);
      }
    };
    for (let at = 0; at < candidates.length; at += mostAsking)
      await Promise.all(candidates.slice(at, at + mostAsking).map(one));
    return done;
  }
}

interface Passed {
  /** Not there yet. */
  readonly fresh: Candidate[];
  /** There already, to be replaced. */
  readonly known: Candidate[];
}

/** Whether the network server may have made the change in spite of the error. */
const isUnknown = (thrown: unknown): boolean => ['unavailable', 'internal'].includes(toAppError(thrown).kind);

const whole = ({ device, request }: Candidate) => ({ device, nonces: request.nonces });

function countPassed(progress: ImportProgress, { fresh, known }: Passed): void {
  progress.countDone('created', fresh.length);
  progress.countDone('replaced', known.length);
}
