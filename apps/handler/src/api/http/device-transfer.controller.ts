import { Readable } from 'node:stream';
import { Controller, Get, Post, Req, Res } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { kinds, toHttpApiBody } from '@fieldpost/errors';
import { waitHeaders } from '@fieldpost/transport';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { applicationIdentifier } from '../../applications/message-rules.js';
import { callMetadata, flag, type HttpRequest, keysFlag, readQuery } from './http-request.js';
import { streamedBody } from './text-bodies.js';
import { csvDevices, csvRows } from '../../devices/transfer/csv-devices.js';
import type { ImportPlan } from '../../devices/transfer/device-import.js';
import type { RejectedRow } from '../../devices/transfer/device-row.js';
import { DeviceTransferService, type ImportOutcome } from '../../devices/transfer/device-transfer.service.js';
import { jsonRows, toJsonList } from '../../devices/transfer/json-devices.js';
import { Documented, message, ok } from '../../openapi/operations.js';
import { importReport } from '../../openapi/schemas.js';

const importQuery = z.object({
  dry_run: flag.meta({ description: '`true` checks and changes nothing.' }),
  all_or_nothing: flag.meta({ description: '`true` changes nothing when a device is rejected.' }),
  replace: flag.meta({ description: '`true` replaces devices that exist.' }),
});
const exportQuery = z.object({
  format: z.enum(['json', 'csv']).optional(),
  keys: keysFlag,
  counters: flag.meta({ description: '`true` asks the network for the frame counters.' }),
});

const appIdOf = ({ params }: HttpRequest) => applicationIdentifier(params as { readonly app_id: string });

function planOf(request: HttpRequest): ImportPlan {
  const { dry_run, all_or_nothing, replace } = readQuery(importQuery, request.query);
  const isWhole = all_or_nothing === 'true' ? 'all_or_nothing' : 'each';
  return {
    appId: appIdOf(request),
    effect: dry_run === 'true' ? 'dry_run' : isWhole,
    existing: replace === 'true' ? 'replace' : 'reject',
  };
}

const isCsv = ({ headers }: HttpRequest): boolean => /^\s*text\/csv\b/i.test(headers['content-type'] ?? '');

/** Many devices in one request, as a table or in the JSON of v2. */
@Controller('applications')
export class DeviceTransferController {
  constructor(private readonly transfer: DeviceTransferService) {}

  @Post(':app_id/device-import')
  @RouteConfig(streamedBody)
  @Documented(['devices'], {
    summary: 'Import devices',
    query: importQuery,
    takes: ['json', 'csv'],
    body: message('handler.DeviceList'),
    responses: ok(importReport),
  })
  async import(@Req() request: HttpRequest, @Res() reply: FastifyReply): Promise<void> {
    const plan = planOf(request);
    const input = request.body instanceof Readable ? request.body : Readable.from([]);
    const rejected: RejectedRow[] = [];
    const outcome = await this.transfer.import(callMetadata(request), {
      plan,
      rows: () => (isCsv(request) ? csvRows(plan.appId, input) : jsonRows(plan.appId, input)),
      report: (row) => void rejected.push(row),
    });
    const status = statusOf(outcome, plan);
    // What was not read would be taken for the next request.
    if (!input.readableEnded) void reply.header('connection', 'close');
    if (outcome.failure) void reply.headers(waitHeaders(outcome.failure, reply));
    await reply.status(status).send(reportOf(outcome, plan, rejected));
  }

  @Get(':app_id/device-export')
  @Documented(['devices'], {
    summary: 'Export devices',
    query: exportQuery,
    responses: ok(message('handler.DeviceList')),
  })
  async export(@Req() request: HttpRequest, @Res() reply: FastifyReply): Promise<void> {
    const { format = 'json', keys, counters } = readQuery(exportQuery, request.query);
    const appId = appIdOf(request);
    const devices = await this.transfer.export(callMetadata(request), appId, {
      keys: keys === 'false' ? 'left_out' : 'shown',
      counters: counters === 'true' ? 'asked_for' : 'stored',
    });
    const type = format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json';
    await reply
      .header('content-disposition', `attachment; filename="${appId}-devices.${format}"`)
      .header('cache-control', 'no-store')
      .type(type)
      .send(Readable.from(format === 'csv' ? csvDevices(devices) : toJsonList(devices)));
  }
}

function statusOf({ failure, summary }: ImportOutcome, { effect }: ImportPlan): number {
  if (failure) return kinds[failure.kind].http;
  return effect === 'all_or_nothing' && summary.rejected > 0 ? 400 : 200;
}

const reportOf = (
  { summary, failure }: ImportOutcome,
  plan: ImportPlan,
  rejected: readonly RejectedRow[],
) => ({
  ...(failure && toHttpApiBody(failure)),
  ...summary,
  dry_run: plan.effect === 'dry_run',
  errors: rejected.map(({ line, devId, field, error }) => ({
    line,
    dev_id: devId,
    field,
    error: error.message,
  })),
});
