import { beforeEach, describe, expect, it } from '@jest/globals';
import { AppId, DevId } from '@fieldpost/domain';
import { notValid, unavailable } from '@fieldpost/errors';
import { dataVector, DeviceSimulator, type ReceivedDownlink } from '@fieldpost/testing';
import { templateOf, uplinkOf } from '../../test/memory/network-messages.js';
import { type Pipeline, pipelineWith } from '../../test/memory/pipeline.memory.js';
import type { DownlinkRequest } from '../devices/downlink.js';

const { session } = dataVector;

/** A device, and a network server that prepares an answer to each of its uplinks. */
class Field {
  readonly device = DeviceSimulator.abp(session);
  private fCntDown = 0;

  constructor(private readonly pipeline: Pipeline) {
    this.device.fCntUp = 1;
  }

  uplink(confirmed?: true): string {
    return this.device
      .uplink({ port: 5, payload: Buffer.from([7]), ...(confirmed && { confirmed }) })
      .toString('hex');
  }

  /** Brings an uplink and what the device gets back, if anything. */
  async exchange(frame = this.uplink(), ack = false): Promise<ReceivedDownlink | undefined> {
    const counter = Buffer.alloc(2);
    counter.writeUInt16LE(this.fCntDown);
    const template = `6016170126${ack ? '20' : '00'}${counter.toString('hex')}0500000000`;
    await this.pipeline.process(uplinkOf(frame, { response_template: templateOf(template) }));
    const [message] = this.pipeline.toBroker.splice(0);
    if (!message) return undefined;
    this.fCntDown += 1;
    return this.device.receive(message.payload as Buffer);
  }
}

describe('The downlink for an uplink', () => {
  let pipeline: Pipeline;
  let field: Field;

  beforeEach(async () => {
    pipeline = await pipelineWith(session);
    field = new Field(pipeline);
  });

  const enqueue = async (more: Partial<DownlinkRequest> = {}) => {
    const request = { port: 3, confirmed: false, payloadRaw: Buffer.from([1, 2, 3]), schedule: 'last' };
    await pipeline.downlinks.enqueue(AppId('my-app'), DevId('my-dev'), { ...request, ...more });
    pipeline.publisher.sent.splice(0);
  };

  it('is silence when nothing waits and the network has nothing to say', async () => {
    expect(await field.exchange()).toBeUndefined();
    expect(pipeline.publisher.topics()).toEqual(['up']);
  });

  it('acknowledges a confirmed uplink also without a message', async () => {
    expect(await field.exchange(field.uplink(true), true)).toMatchObject({ ack: true, port: undefined });
    expect(pipeline.publisher.sent[1]?.[0]).toBe('down/sent');
    expect(pipeline.publisher.sent[1]?.[1]).toContain(
      '"message":{"app_id":"my-app","dev_id":"my-dev","port":0}',
    );
    const sent = JSON.parse(pipeline.publisher.sent[1]?.[1] ?? '') as { payload: string; config: object };
    expect(Buffer.from(sent.payload, 'base64')).toHaveLength(12);
    // 12 bytes at SF9BW125 4/5 by the formula of the LoRa modem; a 13th would make it 164864000.
    expect(sent.config).toMatchObject({ airtime: 144_384_000 });
  });

  it('carries what waits, one message for each uplink, and says whether more waits', async () => {
    await enqueue();
    await enqueue({ port: 4 });
    expect(await field.exchange()).toMatchObject({
      port: 3,
      payload: Buffer.from([1, 2, 3]),
      fPending: true,
      confirmed: false,
    });
    expect(await field.exchange()).toMatchObject({ port: 4, fPending: false });
    expect(await field.exchange()).toBeUndefined();
    expect(pipeline.publisher.topics()).toEqual(['up', 'down/sent', 'up', 'down/sent', 'up']);
  });

  it('gives applications time to respond before it reads the queue', async () => {
    pipeline.onListen = async () => {
      await enqueue({ port: 8 });
      return 'elapsed';
    };
    expect(await field.exchange()).toMatchObject({ port: 8 });
    expect(pipeline.listened).toEqual([100]);
  });

  it('leaves downlinks that came while its device sent again to the next uplink', async () => {
    pipeline.onListen = async () => {
      await enqueue({ port: 8 });
      return 'superseded';
    };
    expect(await field.exchange()).toBeUndefined();
    pipeline.onListen = async () => 'elapsed';
    expect(await field.exchange()).toMatchObject({ port: 8 });
  });

  it('is sent to the network with its frame in the template', async () => {
    await enqueue();
    const template = templateOf('601617012600000005' + '00000000');
    await pipeline.process(uplinkOf(field.uplink(), { response_template: template }));
    const [message] = pipeline.toBroker;
    expect(message).toMatchObject({
      app_id: 'my-app',
      dev_id: 'my-dev',
      dev_eui: Buffer.from('0001020304050607', 'hex'),
      downlink_option: { identifier: 'router-1:option-1', gateway_id: 'gw' },
    });
    expect(message).not.toHaveProperty('message');
  });

  it('repeats a confirmed message after every uplink until one acknowledges it', async () => {
    await enqueue({ confirmed: true });
    await enqueue({ port: 4 });
    expect(await field.exchange()).toMatchObject({ port: 3, confirmed: true, fPending: true });
    const deaf = field.device.uplink({ port: 5, payload: Buffer.from([7]), ack: false });
    expect(await field.exchange(deaf.toString('hex'))).toMatchObject({ port: 3, confirmed: true });
    pipeline.publisher.sent.splice(0);
    expect(await field.exchange()).toMatchObject({ port: 4, confirmed: false });
    expect(pipeline.publisher.sent[0]).toEqual([
      'down/acks',
      '{"message":{"port":3,"confirmed":true,"payload_raw":"AQID"}}',
    ]);
  });

  it('repeats an unconfirmed message only when the uplink is repeated', async () => {
    await enqueue();
    const frame = field.uplink();
    expect(await field.exchange(frame)).toMatchObject({ port: 3 });
    expect(await field.exchange(frame)).toMatchObject({ port: 3 });
    expect(await field.exchange()).toBeUndefined();
  });

  it('is stored as the current downlink before the broker gets it', async () => {
    await enqueue();
    let stored: unknown;
    pipeline.source.publish = async () => {
      stored = (await pipeline.stored())?.currentDownlink;
    };
    await field.exchange();
    expect(stored).toMatchObject({ port: 3 });
  });

  it('encodes fields with the format of the application, and shows both', async () => {
    pipeline.formats.onEncode = () => Buffer.from([9]);
    await enqueue({ payloadRaw: undefined, payloadFields: { led: true } });
    expect(await field.exchange()).toMatchObject({ payload: Buffer.from([9]) });
    expect(pipeline.publisher.sent[1]?.[1]).toContain('"payload_raw":"CQ==","payload_fields":{"led":true}');
  });

  it('is sent on the port that a codec chooses, with its warnings in the event', async () => {
    const encoded = { payload: Buffer.from([9]), port: 12, errors: [], warnings: ['slow'], logs: [] };
    pipeline.formats.encode = async () => encoded;
    await enqueue({ payloadRaw: undefined, payloadFields: { led: true } });
    expect(await field.exchange()).toMatchObject({ port: 12, payload: Buffer.from([9]) });
    expect(pipeline.publisher.sent[1]?.[1]).toContain('"warnings":["slow"]');
  });

  it('is an error event when a codec returns errors', async () => {
    const encoded = { payload: Buffer.alloc(0), errors: ['unknown command'], warnings: [], logs: [] };
    pipeline.formats.encode = async () => encoded;
    await enqueue({ payloadRaw: undefined, payloadFields: { led: true } });
    expect(await field.exchange()).toBeUndefined();
    expect(pipeline.publisher.sent[1]).toEqual([
      'down/errors',
      expect.stringContaining('{"error":"encodeDownlink returned errors: unknown command"'),
    ]);
  });

  it('ignores fields that no format can encode', async () => {
    await enqueue({ payloadRaw: undefined, payloadFields: { led: true } });
    expect(await field.exchange()).toBeUndefined();
    expect(pipeline.publisher.topics()).toEqual(['up']);
  });

  it('is an error event when the encoder fails, again with each uplink while it is current', async () => {
    pipeline.formats.onEncode = () => {
      throw notValid({ argument: 'Encoder', reason: 'does not return an Array' });
    };
    await enqueue({ confirmed: true, payloadRaw: undefined, payloadFields: { led: true } });
    expect(await field.exchange()).toBeUndefined();
    expect(await field.exchange()).toBeUndefined();
    expect(pipeline.publisher.sent.filter(([topic]) => topic === 'down/errors')).toEqual(
      Array(2).fill([
        'down/errors',
        '{"error":"Encoder not valid: does not return an Array","message":{"port":3,"confirmed":true,' +
          '"payload_fields":{"led":true}}}',
      ]),
    );
  });

  it('is an error event when a message has both bytes and fields', async () => {
    await enqueue({ payloadFields: { led: true } });
    await field.exchange();
    expect(pipeline.publisher.sent[1]?.[1]).toContain(
      '"error":"Downlink not valid: Both Fields and Payload provided"',
    );
  });

  it('is an error event when something waits and no gateway can transmit', async () => {
    await enqueue();
    await pipeline.process(uplinkOf(field.uplink()));
    expect(pipeline.publisher.sent[1]).toEqual([
      'down/errors',
      '{"error":"No gateways available for downlink"}',
    ]);
    expect(await field.exchange()).toMatchObject({ port: 3 });
  });

  it('is silence when nothing waits and no gateway can transmit', async () => {
    await pipeline.process(uplinkOf(field.uplink()));
    expect(pipeline.publisher.topics()).toEqual(['up']);
  });

  it('is an error event when the broker is disconnected', async () => {
    await enqueue();
    pipeline.source.publish = () => Promise.reject(unavailable({ what: 'broker' }));
    await field.exchange();
    expect(pipeline.publisher.sent[1]).toEqual([
      'down/errors',
      '{"error":"unavailable: broker","message":{"port":3,"payload_raw":"AQID"}}',
    ]);
  });
});
