import { beforeEach, describe, expect, it } from '@jest/globals';
import { AppId, DevId } from '@fieldpost/domain';
import { unavailable } from '@fieldpost/errors';
import { dataVector } from '@fieldpost/testing';
import { uplinkOf } from '../../test/memory/network-messages.js';
import { type Pipeline, pipelineWith } from '../../test/memory/pipeline.memory.js';
import type { DecodedPayload } from '../payload-functions/payload-formats.service.js';
import type { DownlinkRequest } from '../devices/downlink.js';

const appId = AppId('my-app');
const devId = DevId('my-dev');
const request = (more: Partial<DownlinkRequest> = {}): DownlinkRequest => ({
  port: 1,
  confirmed: false,
  payloadRaw: Buffer.from([1, 2]),
  schedule: '',
  ...more,
});

describe('A downlink of an application', () => {
  let pipeline: Pipeline;

  beforeEach(async () => {
    pipeline = await pipelineWith({ currentDownlink: { port: 9, confirmed: true } });
  });

  const enqueue = (more: Partial<DownlinkRequest>) => pipeline.downlinks.enqueue(appId, devId, request(more));
  const portsInQueue = async () => {
    const ports: number[] = [];
    for (;;) {
      const next = await pipeline.queue.takeNext(appId, devId);
      if (!next) return ports;
      ports.push(next.downlink.port);
    }
  };

  it('is scheduled, and an event is published', async () => {
    await enqueue({ confirmed: true });
    expect(pipeline.publisher.sent).toEqual([
      ['down/scheduled', '{"message":{"port":1,"confirmed":true,"payload_raw":"AQI="}}'],
    ]);
  });

  it('replaces what waits and what is on its way unless it says otherwise', async () => {
    await enqueue({ port: 2, schedule: 'last' });
    await enqueue({ port: 3 });
    expect((await pipeline.stored())?.currentDownlink).toBeUndefined();
    expect(await portsInQueue()).toEqual([3]);
  });

  it('replaces what is on its way also while an uplink is being worked on', async () => {
    pipeline = await pipelineWith({ ...dataVector.session, currentDownlink: { port: 9, confirmed: true } });
    let decoded = (_: DecodedPayload): void => undefined;
    pipeline.formats.decode = () => new Promise((resolve) => (decoded = resolve));
    const uplink = pipeline.process(uplinkOf(dataVector.uplink.toString('hex')));
    await new Promise((resolve) => setImmediate(resolve));
    const replaced = enqueue({ port: 3 });
    decoded({ fields: undefined, valid: true, processed: false, logs: [] });
    await Promise.all([uplink, replaced]);
    expect((await pipeline.stored())?.currentDownlink).toBeUndefined();
  });

  it('goes to the front or the end of the queue, and leaves what is on its way alone', async () => {
    await enqueue({ port: 2, schedule: 'last' });
    await enqueue({ port: 3, schedule: 'last' });
    await enqueue({ port: 1, schedule: 'first' });
    expect((await pipeline.stored())?.currentDownlink).toMatchObject({ port: 9 });
    expect(await portsInQueue()).toEqual([1, 2, 3]);
  });

  it('is rejected when it is empty', async () => {
    await enqueue({ payloadRaw: Buffer.alloc(0), payloadFields: {} });
    expect(pipeline.publisher.sent).toEqual([
      [
        'down/errors',
        '{"error":"Downlink Payload not valid: empty","message":{"port":1,"payload_fields":{}}}',
      ],
    ]);
    expect(await portsInQueue()).toEqual([]);
  });

  it('is rejected when its schedule is unknown', async () => {
    await enqueue({ schedule: 'soon' });
    expect(pipeline.publisher.sent).toEqual([
      [
        'down/errors',
        '{"error":"ScheduleType not valid: unknown","message":{"port":1,"payload_raw":"AQI="}}',
      ],
    ]);
    expect((await pipeline.stored())?.currentDownlink).toBeDefined();
  });

  it('is rejected when its queue is full', async () => {
    for (let port = 1; port <= 100; port += 1) await enqueue({ port, schedule: 'last' });
    pipeline.publisher.sent.length = 0;
    await enqueue({ port: 101, schedule: 'first' });
    expect(pipeline.publisher.sent).toEqual([
      [
        'down/errors',
        '{"error":"Downlink queue of device \\"my-dev\\" is full","message":{"port":101,"payload_raw":"AQI="}}',
      ],
    ]);
    expect(await portsInQueue()).toHaveLength(100);
  });

  it.each([
    ['empty', { payloadRaw: undefined }, 'Downlink Payload not valid: empty'],
    ['scheduled in an unknown way', { schedule: 'soon' }, 'ScheduleType not valid: unknown'],
  ])(
    'that is %s is rejected to a caller that waits for the result, without an event',
    async (_, more, sentence) => {
      await expect(pipeline.downlinks.put(appId, devId, request(more))).rejects.toThrow(sentence);
      expect(pipeline.publisher.sent).toEqual([]);
    },
  );

  it('is ignored without a word when its device is unknown', async () => {
    const nobody = DevId('nobody');
    await pipeline.downlinks.enqueue(appId, nobody, request());
    await pipeline.downlinks.enqueue(appId, nobody, request({ schedule: 'soon' }));
    expect(pipeline.publisher.sent).toEqual([]);
  });

  it('fails for its sender when it cannot be stored', async () => {
    pipeline.queue.add = () => Promise.reject(unavailable({ what: 'database' }));
    await expect(enqueue({})).rejects.toThrow('unavailable: database');
    expect(pipeline.publisher.sent).toEqual([]);
  });
});
