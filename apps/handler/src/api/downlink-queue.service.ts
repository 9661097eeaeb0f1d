import type { Metadata } from '@grpc/grpc-js';
import { Injectable } from '@nestjs/common';
import { ApplicationCallersService } from '../access/application-callers.service.js';
import { type DeviceName, deviceIdentifier } from '../applications/message-rules.js';
import { deviceNotFound } from '../devices/devices.errors.js';
import type { DownlinkRequest } from '../devices/downlink.js';
import { downlinkNotFound } from '../downlinks/downlink.errors.js';
import { type DownlinkList, DownlinkQueue } from '../downlinks/downlink-queue.repository.js';
import { DownlinksService } from '../downlinks/downlinks.service.js';

/** The ids of a device as a caller wrote them. */
export interface RawDeviceName {
  readonly app_id: string;
  readonly dev_id: string;
}

/**
 * The downlink queue of a device for gRPC and HTTP. Callers that may send downlinks over MQTT may send them here as well,
 * and read and remove queued ones.
 */
@Injectable()
export class DownlinkQueueService {
  constructor(
    private readonly callers: ApplicationCallersService,
    private readonly downlinks: DownlinksService,
    private readonly queue: DownlinkQueue,
  ) {}

  /** `read` returns the downlink or throws; its errors are reported to authorized callers only. */
  async put(raw: RawDeviceName, metadata: Metadata, read: () => DownlinkRequest): Promise<void> {
    const { appId, devId } = await this.admitted(raw, metadata);
    await this.downlinks.put(appId, devId, read());
  }

  async list(raw: RawDeviceName, metadata: Metadata): Promise<DownlinkList> {
    const { appId, devId } = await this.admitted(raw, metadata);
    const list = await this.queue.list(appId, devId);
    if (!list) throw deviceNotFound({ app_id: appId, dev_id: devId });
    return list;
  }

  async clear(raw: RawDeviceName, metadata: Metadata): Promise<void> {
    const { appId, devId } = await this.admitted(raw, metadata);
    const isKnown = await this.downlinks.clear(appId, devId);
    if (!isKnown) throw deviceNotFound({ app_id: appId, dev_id: devId });
  }

  async remove(raw: RawDeviceName & { readonly id: string }, metadata: Metadata): Promise<void> {
    const { appId, devId } = await this.admitted(raw, metadata);
    const isRemoved = await this.queue.remove(appId, devId, raw.id);
    if (!isRemoved) throw downlinkNotFound({ app_id: appId, dev_id: devId, id: raw.id });
  }

  private async admitted(raw: RawDeviceName, metadata: Metadata): Promise<DeviceName> {
    const name = deviceIdentifier(raw);
    await this.callers.of(metadata, name.appId, 'messages:down:w');
    return name;
  }
}
