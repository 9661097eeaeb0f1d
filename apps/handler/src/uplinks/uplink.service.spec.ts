import { setImmediate as nextTurn } from 'node:timers/promises';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { internalError, notValid } from '@fieldpost/errors';
import { dataVector, DeviceSimulator } from '@fieldpost/testing';
import { templateOf, uplinkOf } from '../../test/memory/network-messages.js';
import { type Pipeline, pipelineWith } from '../../test/memory/pipeline.memory.js';

const { session, uplink } = dataVector;
const frame = uplink.toString('hex');

describe('An uplink', () => {
  let pipeline: Pipeline;

  beforeEach(async () => {
    pipeline = await pipelineWith({ ...session, attributes: { k: 'v' } });
  });

  it('reaches applications, decrypted and decoded', async () => {
    pipeline.formats.onDecode = () => ({ fields: { led: true }, processed: true });
    await pipeline.process(uplinkOf(frame));
    expect(pipeline.publisher.sent).toEqual([
      [
        'up',
        '{"app_id":"my-app","dev_id":"my-dev","hardware_serial":"0001020304050607","port":1,"counter":2,' +
          '"confirmed":true,"payload_raw":"AQIDBA==","payload_fields":{"led":true},"metadata":{' +
          '"time":"2016-06-13T15:28:56.123456789Z","frequency":868.1,"modulation":"LORA","data_rate":"SF7BW125",' +
          '"airtime":51456000,"coding_rate":"4/5","gateways":[{"gtw_id":"eui-0102030405060708","gtw_trusted":true,' +
          '"timestamp":12345,"time":"","channel":0,"rssi":-25,"snr":5.5,"rf_chain":0,"latitude":52.1234,' +
          '"longitude":6.1234,"altitude":6,"location_source":"registry"}]},"attributes":{"k":"v"}}',
      ],
    ]);
  });

  it('leaves its counter behind, so that the same one again is a retry', async () => {
    await pipeline.process(uplinkOf(frame));
    expect((await pipeline.stored())?.fCntUp).toBe(2);
    await pipeline.process(uplinkOf(frame));
    expect(pipeline.publisher.sent[0]?.[1]).not.toContain('is_retry');
    expect(pipeline.publisher.sent[1]?.[1]).toContain('"confirmed":true,"is_retry":true');
  });

  it('of a device that did not receive its join accept is one of the session before, which goes on', async () => {
    const joined = { nwkSKey: Buffer.alloc(16, 1), appSKey: Buffer.alloc(16, 2), devAddr: session.devAddr };
    pipeline = await pipelineWith({ ...joined, previousSession: session });
    await pipeline.process(uplinkOf(frame));
    expect(pipeline.publisher.sent[0]?.[1]).toContain('"payload_raw":"AQIDBA=="');
    expect(await pipeline.stored()).toMatchObject({ ...joined, previousSession: session });
    const device = DeviceSimulator.abp(joined);
    await pipeline.process(uplinkOf(device.uplink({ port: 1, payload: Buffer.of(9) }).toString('hex')));
    expect(pipeline.publisher.sent[1]?.[1]).toContain('"payload_raw":"CQ=="');
    expect((await pipeline.stored())?.previousSession).toBeUndefined();
    await pipeline.process(uplinkOf(frame));
    expect(pipeline.publisher.sent[2]?.[0]).toBe('up/errors');
  });

  it('carries attributes only where a format was applied', async () => {
    await pipeline.process(uplinkOf(frame));
    expect(pipeline.publisher.sent[0]?.[1]).not.toContain('attributes');
  });

  it('gives the whole payload and the port to the format', async () => {
    const asked: unknown[] = [];
    pipeline.formats.onDecode = (payload, port) => {
      asked.push(payload.toString('hex'), port);
      return {};
    };
    await pipeline.process(uplinkOf(frame));
    expect(asked).toEqual(['01020304', 1]);
  });

  it('goes on without fields when the format fails', async () => {
    pipeline.formats.onDecode = () => {
      throw notValid({ argument: 'Decoder', reason: 'does not return an object' });
    };
    await pipeline.process(uplinkOf(frame));
    expect(pipeline.publisher.sent[0]).toEqual([
      'up/errors',
      '{"error":"Unable to decode payload fields: Decoder not valid: does not return an object"}',
    ]);
    const bare = expect.not.stringMatching(/payload_fields|attributes/);
    expect(pipeline.publisher.sent[1]).toEqual(['up', bare]);
    expect(pipeline.publisher.decodingErrors).toEqual([expect.stringContaining('Decoder not valid')]);
  });

  it('goes on without fields when its codec returns errors', async () => {
    pipeline.formats.onDecode = () => ({ errors: ['too short', 'x'.repeat(2_000)], warnings: ['low'] });
    await pipeline.process(uplinkOf(frame));
    const [[topic, event] = [], [, message] = []] = pipeline.publisher.sent;
    expect([topic, event]).toEqual([
      'up/errors',
      `{"error":"Unable to decode payload fields: decodeUplink returned errors: too short, ${'x'.repeat(1_013)}"}`,
    ]);
    expect(message).not.toMatch(/payload_fields|attributes/);
    expect(pipeline.publisher.decodingErrors).toEqual([expect.stringContaining('too short')]);
  });

  it('goes on with fields when its codec warns, and the warnings beside it', async () => {
    pipeline.formats.onDecode = () => ({ fields: { level: 3 }, processed: true, warnings: ['low', 'old'] });
    await pipeline.process(uplinkOf(frame));
    const warned = '{"error":"decodeUplink returned warnings: low, old"}';
    expect(pipeline.publisher.sent[0]).toEqual(['up/errors', warned]);
    expect(pipeline.publisher.sent[1]?.[1]).toContain('"payload_fields":{"level":3}');
    expect(pipeline.publisher.decodingErrors).toEqual([undefined]);
  });

  it('is dropped when the validator says no, and leaves nothing behind', async () => {
    pipeline.formats.onDecode = () => ({ valid: false, processed: true });
    await pipeline.process(uplinkOf(frame, { response_template: templateOf('60161701262002000100000000') }));
    expect(pipeline.publisher.sent).toEqual([
      ['up/errors', '{"error":"Payload not valid: payload validator function returned false"}'],
    ]);
    expect((await pipeline.stored())?.fCntUp).toBe(0);
    expect(pipeline.toBroker).toEqual([]);
  });

  it('is decoded once when it is rejected, and its device has not changed', async () => {
    await pipeline.process(uplinkOf(frame));
    let decodings = 0;
    pipeline.formats.onDecode = () => {
      decodings += 1;
      return { valid: false };
    };
    await pipeline.process(uplinkOf(frame));
    expect(decodings).toBe(1);
  });

  it('is read with what its device and application are now, however well they were known', async () => {
    await pipeline.process(uplinkOf(frame));
    const stored = await pipeline.stored();
    if (stored) await pipeline.devices.update({ ...stored, fCntUp: 1, latitude: 1.5 }, 'keepNonces');
    pipeline.publisher.sent.length = 0;
    await pipeline.process(uplinkOf(frame));
    expect(pipeline.publisher.sent).toHaveLength(1);
    expect(pipeline.publisher.sent[0]?.[1]).toContain('"latitude":1.5');
    expect(pipeline.publisher.sent[0]?.[1]).not.toContain('is_retry');
  });

  it('is read with new keys when the known ones do not fit any more', async () => {
    await pipeline.process(uplinkOf(frame));
    const joined = DeviceSimulator.abp({ ...session, nwkSKey: session.appSKey });
    const stored = await pipeline.stored();
    if (stored) await pipeline.devices.update({ ...stored, nwkSKey: session.appSKey }, 'keepNonces');
    pipeline.publisher.sent.length = 0;
    await pipeline.process(uplinkOf(joined.uplink({ port: 1, payload: Buffer.of(1) }).toString('hex'), {}));
    expect(pipeline.publisher.topics()).toEqual(['up']);
  });

  it('becomes an error event, and nothing else, when its device keeps changing', async () => {
    pipeline.devices.storeUplink = async () => undefined;
    await pipeline.process(uplinkOf(frame));
    expect(pipeline.publisher.sent.map(([topic]) => topic)).toEqual(['up/errors']);
  });

  it('becomes an error event when its device was removed meanwhile', async () => {
    await pipeline.process(uplinkOf(frame));
    const stored = await pipeline.stored();
    if (stored) await pipeline.devices.remove(stored.appId, stored.devId);
    pipeline.publisher.sent.length = 0;
    await pipeline.process(uplinkOf(frame));
    expect(pipeline.publisher.sent).toEqual([
      ['up/errors', '{"error":"handler:device:my-app:my-dev not found"}'],
    ]);
  });

  it('becomes an error event when its MIC is wrong', async () => {
    await pipeline.process(uplinkOf(frame.replace(/..$/, '00')));
    expect(pipeline.publisher.sent).toEqual([['up/errors', '{"error":"Uplink not valid: Invalid MIC"}']]);
  });

  it('becomes an error event when its device is unknown', async () => {
    await pipeline.process(uplinkOf(frame, { dev_id: 'other-dev' }));
    expect(pipeline.publisher.sent).toEqual([
      ['other-dev up/errors', '{"error":"handler:device:my-app:other-dev not found"}'],
    ]);
  });

  it('becomes an error event that keeps the reason to itself when the handler fails', async () => {
    pipeline.devices.storeUplink = () => Promise.reject(internalError({ reference: 'abc' }));
    await pipeline.process(uplinkOf(frame));
    expect(pipeline.publisher.sent).toEqual([['up/errors', '{"error":"Internal error: abc"}']]);
  });

  it('changes nothing when it comes to a replica that no longer leads', async () => {
    pipeline.source.term = { epoch: '1', isOver: () => true, hasEnded: async () => true };
    await pipeline.process(uplinkOf(frame));
    expect(pipeline.publisher.topics()).toEqual(['up/errors']);
    expect((await pipeline.stored())?.fCntUp).toBe(0);
  });

  it('is published when its replica was in doubt whether another one leads, and none does', async () => {
    pipeline.source.term = { epoch: '1', isOver: () => true, hasEnded: async () => false };
    await pipeline.process(uplinkOf(frame));
    expect(pipeline.publisher.topics()).toEqual(['up']);
  });

  it('is dropped without a word when it names no device', async () => {
    await pipeline.process(uplinkOf(frame, { dev_id: 'Not An Id' }));
    expect(pipeline.publisher.sent).toEqual([]);
  });

  it('has no payload on port 0, and is decoded all the same', async () => {
    const device = DeviceSimulator.abp(session);
    const received = device.uplink({ port: 0, payload: Buffer.from([1]) });
    pipeline.formats.onDecode = (payload, port) => ({
      fields: { size: payload.length, port },
      processed: true,
    });
    await pipeline.process(uplinkOf(received.toString('hex')));
    expect(pipeline.publisher.sent[0]?.[1]).toContain(
      '"payload_raw":null,"payload_fields":{"size":0,"port":0}',
    );
  });
});

describe('Uplinks of several devices', () => {
  it('wait for capacity, in the order in which they arrive, and are all processed before it is idle', async () => {
    const pipeline = await pipelineWith(session);
    const begun: string[] = [];
    const ends: (() => void)[] = [];
    jest.spyOn(pipeline.uplinks, 'process').mockImplementation(({ dev_id }) => {
      begun.push(dev_id);
      return new Promise((resolve) => ends.push(resolve));
    });
    const accept = (dev_id: string) => pipeline.uplinks.accept(uplinkOf(frame, { dev_id }), pipeline.source);
    for (let n = 0; n < 256; n += 1) expect(accept(`dev-${n}`)).toBeUndefined();
    const waiting = accept('one-more');
    expect(waiting).toBeInstanceOf(Promise);
    expect(begun).not.toContain('one-more');
    ends[0]?.();
    await waiting;
    while (!begun.includes('one-more')) await nextTurn();
    const idle = pipeline.uplinks.idle();
    ends.forEach((end) => end());
    await idle;
  });

  it('leave capacity for a device, however much seven others send', async () => {
    const pipeline = await pipelineWith(session);
    const begun = new Set<string>();
    jest.spyOn(pipeline.uplinks, 'process').mockImplementation(({ dev_id }) => {
      begun.add(dev_id);
      return new Promise(() => undefined);
    });
    const accept = (dev_id: string) => pipeline.uplinks.accept(uplinkOf(frame, { dev_id }), pipeline.source);
    for (let n = 0; n < 2_000; n += 1) await accept(`loud-${n % 7}`);
    await accept('quiet');
    while (!begun.has('quiet')) await nextTurn();
  });
});
