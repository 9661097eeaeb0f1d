import { Inject, Injectable } from '@nestjs/common';
import type { AppId, DevId } from '@fieldpost/domain';
import type { AppError } from '@fieldpost/errors';
import type { Logger } from '@fieldpost/observability';
import { Devices } from '../devices/devices.repository.js';
import { Publisher } from '../events/publisher.js';
import { LOGGER } from '../handler.config.js';
import { DeviceTurns } from './device-turns.js';
import { type DownlinkRequest, type QueuedDownlink, type Schedule, schedules } from './downlink.js';
import { emptyDownlink, unknownSchedule } from './downlink.errors.js';
import { aboutDownlink, downlinkFailed } from './downlink.events.js';
import { DownlinkInbox } from './downlink-inbox.js';
import { DownlinkQueue } from './downlink-queue.repository.js';

/** Takes downlinks of applications into the queues of their devices (wire/handler.md 8.1). */
@Injectable()
export class Downlinks extends DownlinkInbox {
  constructor(
    private readonly devices: Devices,
    private readonly queue: DownlinkQueue,
    private readonly turns: DeviceTurns,
    private readonly publisher: Publisher,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    super();
  }

  async enqueue(appId: AppId, devId: DevId, { schedule, ...downlink }: DownlinkRequest): Promise<void> {
    const problem = problemOf(downlink, schedule);
    if (problem) return this.refuse(appId, devId, { problem, downlink });

    const place = schedule === '' ? 'replace' : (schedule as Schedule);
    const isTaken = await this.turns.take(appId, devId, () => this.queue.add(appId, devId, downlink, place));
    if (isTaken) this.publisher.event(appId, devId, 'down/scheduled', aboutDownlink(downlink));
    else this.logUnknownDevice(appId, devId);
  }

  /** Only the application of a known device is told. */
  private async refuse(
    appId: AppId,
    devId: DevId,
    { problem, downlink }: { readonly problem: AppError; readonly downlink: QueuedDownlink },
  ): Promise<void> {
    if (await this.devices.find(appId, devId)) {
      this.publisher.event(appId, devId, 'down/errors', downlinkFailed(problem, downlink));
    } else this.logUnknownDevice(appId, devId);
  }

  private logUnknownDevice(appId: AppId, devId: DevId): void {
    this.logger.info({ app_id: appId, dev_id: devId }, 'downlink for an unknown device ignored');
  }
}

function problemOf(downlink: QueuedDownlink, schedule: string): AppError | undefined {
  if (isEmpty(downlink)) return emptyDownlink();
  const isKnown = schedule === '' || (schedules as readonly string[]).includes(schedule);
  return isKnown ? undefined : unknownSchedule();
}

const isEmpty = ({ payloadRaw, payloadFields }: QueuedDownlink): boolean =>
  (payloadRaw === undefined || payloadRaw.length === 0) && Object.keys(payloadFields ?? {}).length === 0;
