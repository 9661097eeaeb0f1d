import type { Metadata } from '@grpc/grpc-js';
import { Injectable } from '@nestjs/common';
import type { handler } from '@fieldpost/contracts';
import type { AppId } from '@fieldpost/domain';
import type { AppError } from '@fieldpost/errors';
import { toAppError } from '@fieldpost/transport';
import { ApplicationCallersService, type Call } from '../../access/application-callers.service.js';
import { applicationNotRegistered } from '../../applications/applications.errors.js';
import { Applications } from '../../applications/applications.repository.js';
import { Owners } from '../../limits/owners.js';
import { Rejections } from '../../limits/rejections.js';
import { DeviceExportsService, type ExportPlan } from './device-exports.service.js';
import {
  ImportProgress,
  type ImportPlan,
  type ImportSummary,
  type ReportRejection,
} from './device-import.js';
import { DeviceImportsService } from './device-imports.service.js';
import { type DeviceRow, rejectionOf } from './device-row.js';
import { ImportSlots } from './import-slots.js';

/** How an import ended. What was taken before a failure stays, unless it was all or nothing. */
export interface ImportOutcome {
  readonly summary: ImportSummary;
  /** Why it did not come to its end; undefined when it did. */
  readonly failure: AppError | undefined;
}

/** An import from one of the APIs. */
export interface ImportRequest {
  readonly plan: ImportPlan;
  /** Not asked for before the caller was let in. */
  readonly rows: () => AsyncIterable<DeviceRow>;
  readonly tell: ReportRejection;
}

/** Many devices in one call, for both APIs: gRPC and HTTP. */
@Injectable()
export class DeviceTransferService {
  private readonly places: ImportSlots;

  constructor(
    private readonly callers: ApplicationCallersService,
    private readonly applications: Applications,
    private readonly imports: DeviceImportsService,
    private readonly exports: DeviceExportsService,
    private readonly owners: Owners,
    rejections: Rejections,
  ) {
    this.places = new ImportSlots(rejections);
  }

  /** Fails when it may not begin; what happens after that is part of the outcome. */
  async import(metadata: Metadata, { plan, rows, tell }: ImportRequest): Promise<ImportOutcome> {
    const call = await this.admit(metadata, plan.appId);
    const leave = this.places.take(plan.appId, await this.owners.find(plan.appId));
    const progress = new ImportProgress(call, plan, (row, reason) => tell(rejectionOf(row, reason)));
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
    return this.exports.run(call, appId, plan);
  }

  private async admit(metadata: Metadata, appId: AppId): Promise<Call> {
    const call = await this.callers.of(metadata, appId, 'devices');
    if (!(await this.applications.find(appId))) throw applicationNotRegistered({ app_id: appId });
    return call;
  }
}
