import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { broker } from '@fieldpost/contracts';
import { AppId, DevId } from '@fieldpost/domain';
import { unavailable } from '@fieldpost/errors';
import { dataVector, DeviceSimulator } from '@fieldpost/testing';
import { templateOf, uplinkOf } from '../../test/memory/network-messages.js';
import { type Pipeline, pipelineWith } from '../../test/memory/pipeline.memory.js';
import type { UplinkService } from '../uplinks/uplink.service.js';

const { session } = dataVector;
const radioAddress = Buffer.from(session.devAddr, 'hex').reverse().toString('hex');

const downlink = { port: 3, confirmed: false, payloadRaw: Buffer.of(1), schedule: 'last' };

describe('A downlink that left the queue', () => {
  let pipeline: Pipeline;
  let uplinks: UplinkService;
  /** What the network counted; a downlink that it takes over counts one. */
  let fCntDown = 0;
  let device: DeviceSimulator;

  /** Nothing but the stores is left of the process before. */
  const restart = () => {
    uplinks = pipeline.start();
  };

  beforeEach(async () => {
    pipeline = await pipelineWith(session);
    fCntDown = 0;
    device = DeviceSimulator.abp(session);
    device.fCntUp = 1;
    restart();
    await pipeline.downlinks.enqueue(AppId('my-app'), DevId('my-dev'), downlink);
    pipeline.publisher.sent.splice(0);
  });

  afterEach(() => {
    jest.restoreAllMocks();
  });

  const answered = (): object => {
    const counter = Buffer.alloc(2);
    counter.writeUInt16LE(fCntDown);
    const frame = `60${radioAddress}00${counter.toString('hex')}0500000000`;
    return { response_template: templateOf(frame, fCntDown) };
  };

  /** Brings an uplink and counts what comes back. */
  const exchange = async (more = answered(), { ack = false } = {}): Promise<number> => {
    let sent = 0;
    const publish = async () => {
      sent += 1;
      fCntDown += 1;
    };
    const frame = device.uplink({ port: 5, payload: Buffer.of(7), ack }).toString('hex');
    await uplinks.process(uplinkOf(frame, more), { ...pipeline.source, publish }, pipeline.listen);
    return sent;
  };

  /** The process ends while it hands the downlink over, before or after the broker has it. */
  const dieInBetween = async (which: 'before' | 'after', more = answered()) => {
    const frame = device.uplink({ port: 5, payload: Buffer.of(7) }).toString('hex');
    await new Promise<void>((reached) => {
      const publish = (_message: broker.DownlinkMessage) => {
        if (which === 'after') fCntDown += 1;
        reached();
        return new Promise<never>(() => undefined);
      };
      void uplinks.process(uplinkOf(frame, more), { ...pipeline.source, publish }, pipeline.listen);
    });
    restart();
  };

  /** The broker cannot be reached when it is handed over. */
  const breakStream = async () => {
    const frame = device.uplink({ port: 5, payload: Buffer.of(7) }).toString('hex');
    const publish = () => Promise.reject(unavailable({ what: 'broker' }));
    await uplinks.process(uplinkOf(frame, answered()), { ...pipeline.source, publish }, pipeline.listen);
  };

  it('is sent with the next uplink when the process ended before the broker had it', async () => {
    await dieInBetween('before');
    expect(await exchange()).toBe(1);
    expect(await exchange()).toBe(0);
  });

  it('is not sent again when the process ended after the broker had it', async () => {
    await dieInBetween('after');
    expect(await exchange()).toBe(0);
  });

  it('waits for a template that shows whether the broker accepted it', async () => {
    await dieInBetween('before');
    expect(await exchange({})).toBe(0);
    expect(await exchange({ response_template: templateOf('ff') })).toBe(0);
    expect(await exchange()).toBe(1);
  });

  it('belongs to its session, and is not sent again in the next one', async () => {
    await dieInBetween('before');
    const joined = { ...session, devAddr: '26011717' as typeof session.devAddr };
    const stored = await pipeline.stored();
    if (stored) await pipeline.devices.update({ ...stored, devAddr: joined.devAddr }, 'keepNonces');
    device = DeviceSimulator.abp(joined);
    expect(await exchange({ response_template: templateOf('60171701260000000500000000') })).toBe(0);
    expect((await pipeline.stored())?.currentDownlink).toBeUndefined();
  });

  it('is sent with the next uplink when the stream to the broker had broken', async () => {
    await breakStream();
    expect(await exchange()).toBe(1);
  });

  it('is sent once by a running process, also when the network does not count downlinks', async () => {
    const still = answered();
    expect([await exchange(still), await exchange(still)]).toEqual([1, 0]);
  });

  it('is recognized by its own counter when the device sent an uplink before the previous downlink was counted', async () => {
    const early = answered();
    await exchange();
    await pipeline.downlinks.enqueue(AppId('my-app'), DevId('my-dev'), { ...downlink, port: 4 });
    await dieInBetween('before', early);
    expect([await exchange(), await exchange()]).toEqual([1, 0]);
  });

  it('is acknowledged after a restart, also through a gateway that cannot transmit', async () => {
    await pipeline.downlinks.clear(AppId('my-app'), DevId('my-dev'));
    await pipeline.downlinks.enqueue(AppId('my-app'), DevId('my-dev'), { ...downlink, confirmed: true });
    expect(await exchange()).toBe(1);
    restart();
    expect(await exchange({}, { ack: true })).toBe(0);
    expect(pipeline.publisher.topics()).toContain('down/acks');
    expect(await exchange()).toBe(0);
  });

  it('stays after a restart, when confirmed, as long as its delivery is unknown', async () => {
    await pipeline.downlinks.clear(AppId('my-app'), DevId('my-dev'));
    await pipeline.downlinks.enqueue(AppId('my-app'), DevId('my-dev'), { ...downlink, confirmed: true });
    await dieInBetween('before');
    expect(await exchange({})).toBe(0);
    expect(await exchange()).toBe(1);
  });

  it('is sent again with the next uplink when the counter was reset before the stream ended', async () => {
    fCntDown = 100;
    expect(await exchange()).toBe(1);
    fCntDown = 0;
    await pipeline.downlinks.enqueue(AppId('my-app'), DevId('my-dev'), { ...downlink, port: 4 });
    await breakStream();
    expect([await exchange(), await exchange()]).toEqual([1, 0]);
  });

  it('that another process did not send is sent, also after the counter was reset', async () => {
    fCntDown = 100;
    expect(await exchange()).toBe(1);
    const before = uplinks;
    restart();
    fCntDown = 0;
    await pipeline.downlinks.enqueue(AppId('my-app'), DevId('my-dev'), { ...downlink, port: 4 });
    await dieInBetween('before');
    uplinks = before;
    expect([await exchange(), await exchange()]).toEqual([1, 0]);
  });

  it('is sent after a crash although the network had not counted the one before', async () => {
    const clock = jest.spyOn(performance, 'now').mockReturnValue(0);
    await exchange();
    fCntDown = 0;
    clock.mockReturnValue(10_001);
    await pipeline.downlinks.enqueue(AppId('my-app'), DevId('my-dev'), { ...downlink, port: 4 });
    await dieInBetween('before');
    expect([await exchange(), await exchange()]).toEqual([1, 0]);
  });

  it('is not taken out for a template that cannot be filled in', async () => {
    await exchange({ response_template: templateOf('ff') });
    expect(pipeline.publisher.sent.map(([topic]) => topic)).toEqual(['up', 'down/errors']);
    expect(await exchange()).toBe(1);
  });
});
