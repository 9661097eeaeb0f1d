import { once } from 'node:events';
import { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { Metadata, status } from '@grpc/grpc-js';
import type { ImportRequest } from '../../devices/transfer/device-transfer.service.js';
import { DeviceTransferGrpc } from './device-transfer.grpc.js';

const clientMs = 300;
const summary = { read: 0, created: 0, replaced: 0, rejected: 0 };
const rejected = { line: 1, devId: 'dev-1', field: '', error: new Error('not valid') };
const options = { options: { app_id: 'my-app' } };

/** An import call, and all that its server writes unread. */
const callWith = (writableHighWaterMark: number) => {
  const call = new Duplex({
    objectMode: true,
    writableHighWaterMark,
    read: () => undefined,
    write: () => undefined,
  });
  const ended = once(call, 'error');
  void new DeviceTransferGrpc(
    {
      import: async (_metadata: Metadata, { rows, report }: ImportRequest) => {
        for await (const _row of rows()) await report(rejected as never);
        return { summary, failure: undefined };
      },
    } as never,
    clientMs,
  ).importDevices(Object.assign(call, { metadata: new Metadata(), getPeer: () => '127.0.0.1:1' }) as never);
  return { call, ended };
};

const tooLong = [{ code: status.INVALID_ARGUMENT, details: 'Import not valid: took too long to arrive' }];

describe('An import of devices over gRPC', () => {
  it('ends when its client sends nothing for too long', async () => {
    const { call, ended } = callWith(10);
    call.push(options);
    expect(await ended).toMatchObject(tooLong);
  });

  it('ends when its client sends a little now and then, since others wait for its slot', async () => {
    const { call, ended } = callWith(1_000);
    call.push(options);
    const began = performance.now();
    let isOver = false;
    void ended.then(() => (isOver = true));
    while (!isOver && performance.now() - began < 5_000) {
      call.push({ device: { dev_id: 'dev-1' } });
      await sleep(clientMs / 10);
    }
    expect(isOver).toBe(true);
    expect(await ended).toMatchObject(tooLong);
  });

  it('ends when its client does not read what was rejected', async () => {
    const { call, ended } = callWith(1);
    call.push(options);
    call.push({ device: { dev_id: 'dev-1' } });
    expect(await ended).toMatchObject(tooLong);
  });
});
