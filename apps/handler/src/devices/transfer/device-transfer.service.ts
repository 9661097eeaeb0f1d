import type { Metadata } from '@grpc/grpc-js';
import { Injectable } from '@nestjs/common';
import type { handler } from '@fieldpost/contracts';
import type { AppId, DevId } from '@fieldpost/domain';
import type { AppError } from '@fieldpost/errors';
import { toAppError } from '@fieldpost/transport';
import { ApplicationCallersService, type Call } from '../../access/application-callers.service.js';
import { RecentLogins } from '../../access/recent-logins.js';
import { applicationNotRegistered } from '../../applications/applications.errors.js';
import { Applications } from '../../applications/applications.repository.js';
import { DeviceCodecs } from '../device-codecs.repository.js';
import { withoutKeys } from '../device.js';
import { toDeviceMessage } from '../device.message.js';
import { NetworkDevices, type NetworkState } from '../network-devices.js';
import { Owners } from '../../limits/owners.js';
import { Rejections } from '../../limits/rejections.js';
import { DeviceBatches, type WholeDevice } from './device-batches.repository.js';
import {
  ImportProgress,
  type ImportPlan,
  type ImportSummary,
  type ReportRejection,
} from './device-import.js';
import { DeviceImportsService } from './device-imports.service.js';
import { type DeviceRow, rejectionOf } from './device-row.js';
import { ImportSlots } from './import-slots.js';
import { retryWhenLimited } from './retry-when-limited.js';

/** The selection and format of an export. */
export interface ExportPlan {
  readonly keys: 'shown' | 'left_out';
  /** `stored` is what the handler knows itself: the counter of the last uplink, and nothing of downlinks. */
  readonly counters: 'stored' | 'asked_for';
}

const pageSize = 500;

/** How an import ended. What was taken before a failure stays, unless it was all or nothing. */
export interface ImportOutcome {
  readonly summary: ImportSummary;
  /** Why it did not come to its end; undefined when it did. */
  readonly failure: AppError | undefined;
}

/** An import from one of the APIs. */
export interface ImportRequest {
  readonly plan: ImportPlan;
  /** Called only after the caller was authorized. */
  readonly rows: () => AsyncIterable<DeviceRow>;
  readonly report: ReportRejection;
}

/** Many devices in one call, for both APIs: gRPC and HTTP. */
@Injectable()
export class DeviceTransferService {
  private readonly slots: ImportSlots;

  constructor(
    private readonly callers: ApplicationCallersService,
    private readonly recentLogins: RecentLogins,
    private readonly applications: Applications,
    private readonly imports: DeviceImportsService,
    private readonly batches: DeviceBatches,
    private readonly codecs: DeviceCodecs,
    private readonly network: NetworkDevices,
    private readonly owners: Owners,
    rejections: Rejections,
  ) {
    this.slots = new ImportSlots(rejections);
  }

  /** Fails when it may not begin; what happens after that is part of the outcome. */
  async import(metadata: Metadata, { plan, rows, report }: ImportRequest): Promise<ImportOutcome> {
    const call = await this.admit(metadata, plan.appId);
    const leave = this.slots.take(plan.appId, await this.owners.find(plan.appId));
    const progress = new ImportProgress(call, plan, (row, reason) => report(rejectionOf(row, reason)));
    try {
      await this.imports.run(progress, rows());
      return { summary: progress.summary, failure: undefined };
    } catch (thrown) {
      return { summary: progress.summary, failure: toAppError(thrown) };
    } finally {
      leave();
    }
  }

  /** Every device in the order of their ids; they are read as the caller takes them. */
  async export(metadata: Metadata, appId: AppId, plan: ExportPlan): Promise<AsyncIterable<handler.Device>> {
    const call = await this.admit(metadata, appId);
    if (plan.keys === 'shown') this.recentLogins.require(call.claims);
    return this.exportAll(call, appId, plan);
  }

  private async admit(metadata: Metadata, appId: AppId): Promise<Call> {
    const call = await this.callers.of(metadata, appId, 'devices');
    if (!(await this.applications.find(appId))) throw applicationNotRegistered({ app_id: appId });
    return call;
  }

  /** One page of devices is in memory at a time. */
  private async *exportAll({ token }: Call, appId: AppId, plan: ExportPlan): AsyncGenerator<handler.Device> {
    let after: DevId | undefined;
    do {
      const page: readonly WholeDevice[] = await this.batches.page(appId, after, pageSize);
      for (const whole of page) {
        const codec = await this.codecOf(whole);
        yield toMessage({ ...whole, codec }, await this.stateOf(whole, token, plan), plan);
      }
      after = page.length < pageSize ? undefined : page.at(-1)?.device.devId;
    } while (after !== undefined);
  }

  private async codecOf({ device: { appId, codecId } }: WholeDevice): Promise<string | undefined> {
    return codecId === undefined ? undefined : (await this.codecs.find(appId, codecId))?.source;
  }

  private async stateOf({ device }: WholeDevice, token: string, plan: ExportPlan): Promise<NetworkState> {
    const stored = { fCntUp: device.fCntUp, fCntDown: 0, lastSeen: '0' };
    if (plan.counters === 'stored') return stored;
    const asked = await retryWhenLimited(() => this.network.get(device, token));
    return asked ?? stored;
  }
}

/** With its nonces, so that a join that was accepted once is rejected wherever the device goes. */
function toMessage(
  { device, nonces, codec }: WholeDevice & { readonly codec: string | undefined },
  state: NetworkState,
  { keys }: ExportPlan,
): handler.Device {
  if (keys === 'left_out') return toDeviceMessage(withoutKeys(device), state, codec);
  const message = toDeviceMessage(device, state, codec);
  return {
    ...message,
    lorawan_device: {
      ...message.lorawan_device,
      used_dev_nonces: [...nonces.dev],
      used_app_nonces: [...nonces.app],
    },
  };
}
