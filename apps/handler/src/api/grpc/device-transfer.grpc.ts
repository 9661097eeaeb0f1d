import { once } from 'node:events';
import type { Metadata, ServerDuplexStream, ServerWritableStream } from '@grpc/grpc-js';
import { Controller, Optional, UseInterceptors } from '@nestjs/common';
import { GrpcMethod, GrpcStreamCall } from '@nestjs/microservices';
import type { handler, handlerV1 } from '@fieldpost/contracts';
import { AppId } from '@fieldpost/domain';
import { notValid } from '@fieldpost/errors';
import { addressOfPeer, toAppError, toGrpcFailure } from '@fieldpost/transport';
import { from, type Observable } from 'rxjs';
import { CallerAddressInterceptor, setCallerAddress } from '../../access/caller-address.js';
import { applicationIdentifier } from '../../applications/message-rules.js';
import { ClientTime } from '../../devices/transfer/client-time.js';
import type { ImportPlan } from '../../devices/transfer/device-import.js';
import { type DeviceRow, type RejectedRow, rowOfMessage } from '../../devices/transfer/device-row.js';
import { DeviceTransferService, type ImportOutcome } from '../../devices/transfer/device-transfer.service.js';
import { importNotValid } from '../../devices/transfer/device-transfer.errors.js';

const service = 'fieldpost.handler.v1.DeviceTransfer';

type Part = handlerV1.ImportDevicesRequest__Output;
type ImportCall = ServerDuplexStream<Part, handlerV1.ImportDevicesResponse>;
type ExportCall = ServerWritableStream<handlerV1.ExportDevicesRequest__Output, handler.Device>;

/** How long an import may wait for its client in total, in milliseconds: it holds one of few slots. */
const standardClientMs = 120_000;

/** Many devices in one call over gRPC. */
@Controller()
export class DeviceTransferGrpc {
  constructor(
    private readonly transfer: DeviceTransferService,
    @Optional() private readonly clientMs: number = standardClientMs,
  ) {}

  @GrpcStreamCall(service, 'ImportDevices')
  async importDevices(call: ImportCall): Promise<void> {
    try {
      setCallerAddress(call.metadata, addressOfPeer(call.getPeer()));
      const outcome = await this.import(call);
      await written(call, { summary: outcome.summary });
      if (outcome.failure) throw outcome.failure;
      call.end();
    } catch (thrown) {
      // The framework leaves calls of this kind to themselves, failures included.
      call.emit('error', toGrpcFailure(toAppError(thrown)));
    }
  }

  @GrpcMethod(service, 'ExportDevices')
  @UseInterceptors(CallerAddressInterceptor)
  async exportDevices(
    { app_id, without_keys, with_counters }: handlerV1.ExportDevicesRequest__Output,
    metadata: Metadata,
    call: ExportCall,
  ): Promise<Observable<handler.Device>> {
    const devices = await this.transfer.export(metadata, applicationIdentifier({ app_id }), {
      keys: without_keys ? 'left_out' : 'shown',
      counters: with_counters ? 'asked_for' : 'stored',
    });
    return from(asTaken(call, devices));
  }

  private async import(call: ImportCall): Promise<ImportOutcome> {
    const time = new ClientTime(this.clientMs);
    // Results are still sent after the last device was received.
    const iterator = call.iterator({ destroyOnReturn: false }) as AsyncIterator<Part>;
    const parts = { next: () => time.waitFor(iterator.next()) };
    const plan = planOf(await parts.next());
    return this.transfer.import(call.metadata, {
      plan,
      rows: () => rowsOf(plan.appId, parts),
      report: (row) => time.waitFor(written(call, { rejected: toRejected(row) })),
    });
  }
}

function planOf({ value, done }: IteratorResult<Part>): ImportPlan {
  const options = done ? null : value.options;
  if (!options) throw importNotValid('should begin with its options');
  const isWhole = options.all_or_nothing ? 'all_or_nothing' : 'each';
  return {
    appId: applicationIdentifier(options),
    effect: options.dry_run ? 'dry_run' : isWhole,
    existing: options.replace ? 'replace' : 'reject',
  };
}

async function* rowsOf(appId: AppId, parts: AsyncIterator<Part>): AsyncGenerator<DeviceRow> {
  for (let line = 1; ; line += 1) {
    const { value, done } = await parts.next();
    if (done) return;
    const { device } = value as Part;
    if (!device) throw notValid({ argument: 'Device', reason: 'can not be empty' });
    yield rowOfMessage(appId, line, device);
  }
}

const toRejected = ({ line, devId, field, error }: RejectedRow): handlerV1.RejectedDevice => ({
  line,
  dev_id: devId,
  field,
  error: error.message,
});

/** Resolves when the stream accepts more data; fails when the call has ended. */
async function written(call: ImportCall, response: handlerV1.ImportDevicesResponse): Promise<void> {
  if (!call.write(response)) await drained(call);
}

/** Reads only as fast as the caller receives, so that a slow caller delays only itself. */
async function* asTaken(
  call: ExportCall,
  devices: AsyncIterable<handler.Device>,
): AsyncGenerator<handler.Device> {
  for await (const device of devices) {
    if (call.writableNeedDrain) await drained(call);
    if (call.cancelled) return;
    yield device;
  }
}

async function drained(call: ImportCall | ExportCall): Promise<void> {
  if (call.cancelled) throw importNotValid('was broken off');
  const over = new AbortController();
  const abort = () => over.abort();
  call.once('cancelled', abort);
  try {
    await once(call, 'drain', { signal: over.signal });
  } finally {
    call.off('cancelled', abort);
  }
}
