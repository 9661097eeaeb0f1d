import { Inject, Injectable } from '@nestjs/common';
import type { AppId, DevId } from '@fieldpost/domain';
import { AppError, unavailable } from '@fieldpost/errors';
import type { Logger } from '@fieldpost/observability';
import { deviceNotFound } from '../devices/devices.errors.js';
import { Devices } from '../devices/devices.repository.js';
import { Publisher } from '../events/publisher.js';
import { LOGGER } from '../handler.config.js';
import { deviceKey, DeviceQueue } from '../shared/device-queue.js';
import { type DownlinkRequest, type QueuedDownlink, type Schedule, schedules } from '../devices/downlink.js';
import { downlinkQueueFull, emptyDownlink, unknownSchedule } from './downlink.errors.js';
import { aboutDownlink, downlinkFailed } from './downlink.events.js';
import { type Added, DownlinkQueue } from './downlink-queue.repository.js';

/** Accepts downlinks of applications, and learns which of them their source will not send again. */
export type DownlinkReceiver = Pick<DownlinksService, 'enqueue' | 'settle'>;

/** Takes downlinks of applications into the queues of their devices (docs/protocol/downlinks.md#enqueueing). */
@Injectable()
export class DownlinksService {
  constructor(
    private readonly devices: Devices,
    private readonly queue: DownlinkQueue,
    private readonly deviceQueue: DeviceQueue,
    private readonly publisher: Publisher,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** A downlink that the queue rejects becomes an event of the device; fails only when it could not be stored. */
  async enqueue(appId: AppId, devId: DevId, request: DownlinkRequest): Promise<void> {
    try {
      await this.put(appId, devId, request);
    } catch (error) {
      if (!(error instanceof AppError) || !isClientError(error)) throw error;
      await this.reject(appId, devId, { error, request });
    }
  }

  /** The same for a caller that waits for the result: rejections are thrown instead of published as an event. */
  async put(appId: AppId, devId: DevId, { schedule, ...downlink }: DownlinkRequest): Promise<void> {
    const problem = problemOf(downlink, schedule);
    if (problem) throw problem;

    const mode = schedule === '' ? 'replace' : (schedule as Schedule);
    const added = await this.change(appId, devId, () => this.queue.add(appId, devId, downlink, mode));
    if (added === 'added_before') return;
    if (added !== 'added') throw rejections[added](appId, devId);
    this.publisher.event(appId, devId, 'down/scheduled', aboutDownlink(downlink));
  }

  /** Records that the source of these downlinks knows that they were accepted, and will not send them again. */
  settle(channel: string, tags: readonly number[]): Promise<void> {
    return this.queue.settle(channel, tags);
  }

  /** Removes all downlinks of a device. False when the device does not exist. */
  clear(appId: AppId, devId: DevId): Promise<boolean> {
    return this.change(appId, devId, () => this.queue.clear(appId, devId));
  }

  /** Not while an uplink of the device is stored, which settles the current downlink. */
  private change<T>(appId: AppId, devId: DevId, change: () => Promise<T>): Promise<T> {
    return this.deviceQueue.change(deviceKey(appId, devId), change);
  }

  /** Published only for a known device. */
  private async reject(appId: AppId, devId: DevId, { error, request }: Rejected): Promise<void> {
    if (error.code !== 'device_not_found' && (await this.devices.find(appId, devId))) {
      const { schedule: _, ...downlink } = request;
      this.publisher.event(appId, devId, 'down/errors', downlinkFailed(error, downlink));
    } else this.logger.info({ app_id: appId, dev_id: devId }, 'downlink for an unknown device ignored');
  }
}

interface Rejected {
  readonly error: AppError;
  readonly request: DownlinkRequest;
}

type Rejection = Exclude<Added, 'added' | 'added_before'>;

const rejections: Readonly<Record<Rejection, (appId: AppId, devId: DevId) => AppError>> = {
  queue_full: (_appId, devId) => downlinkQueueFull({ dev_id: devId }),
  not_leading: () => unavailable({ what: 'leadership' }),
  no_device: (appId, devId) => deviceNotFound({ app_id: appId, dev_id: devId }),
};

/** A decision of the queue; any other error means that it could not decide. */
const isClientError = ({ kind }: AppError): boolean =>
  kind === 'invalid_argument' || kind === 'not_found' || kind === 'resource_exhausted';

function problemOf(downlink: QueuedDownlink, schedule: string): AppError | undefined {
  if (isEmpty(downlink)) return emptyDownlink();
  const isKnown = schedule === '' || (schedules as readonly string[]).includes(schedule);
  return isKnown ? undefined : unknownSchedule();
}

const isEmpty = ({ payloadRaw, payloadFields }: QueuedDownlink): boolean =>
  (payloadRaw === undefined || payloadRaw.length === 0) && Object.keys(payloadFields ?? {}).length === 0;
