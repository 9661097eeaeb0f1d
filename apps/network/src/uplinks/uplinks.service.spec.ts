import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { broker } from '@fieldpost/contracts';
import { ComponentId } from '@fieldpost/domain';
import { isDataFrame, parsePhyPayload } from '@fieldpost/lorawan';
import { DeviceSimulator, dataVector, until } from '@fieldpost/testing';
import { copyOf, deviceWith, optionWith, silent } from '../../test/memory/samples.js';
import type { NetworkDevice } from '../devices/device.js';
import type { AcceptedUplink } from '../devices/accepted-uplink.js';
import type { Devices } from '../devices/devices.repository.js';
import { DownlinksService } from '../downlinks/downlinks.service.js';
import { PendingAnswers } from '../downlinks/pending-answers.js';
import type { Downlink } from '../downlinks/replica-data.js';
import { HandlerStreams } from '../handlers/handler-streams.js';
import { MacCommands } from '../mac/mac-commands.js';
import { UplinksService } from './uplinks.service.js';
import { oneReplica } from '../../test/memory/replicas.memory.js';

/** One device, which may be remembered as it was some time ago. */
class OneDevice {
  device: NetworkDevice = deviceWith();
  remembers: readonly NetworkDevice[] = [];
  reads = 0;

  remembered(): readonly NetworkDevice[] {
    return this.remembers;
  }

  async withAddress(): Promise<readonly NetworkDevice[]> {
    this.reads += 1;
    return [this.device];
  }

  async acceptUplink({ fCntUp }: NetworkDevice, { fCnt, macState }: AcceptedUplink): Promise<boolean> {
    this.remembers = [];
    if (fCntUp !== this.device.fCntUp) return false;
    this.device = { ...this.device, fCntUp: fCnt, macState, wasHeard: true };
    return true;
  }

  async takeDownlinkCounter({ macState }: NetworkDevice, _devAddr: unknown, fCnt: number): Promise<boolean> {
    if (fCnt !== this.device.fCntDown) return false;
    this.device = { ...this.device, fCntDown: fCnt + 1, macState };
    return true;
  }
}

const handler = { id: ComponentId('handler-1') };
const content = { port: 1, payload: Buffer.from([1]) };

describe('An uplink', () => {
  let devices: OneDevice;
  let pending: PendingAnswers;
  let streams: HandlerStreams;
  let received: broker.DeduplicatedUplinkMessage[];
  let sent: Downlink[];
  let downlinks: DownlinksService;
  let uplinks: UplinksService;
  let simulator: DeviceSimulator;
  let endStream: () => void;

  beforeEach(() => {
    [devices, pending, streams] = [new OneDevice(), new PendingAnswers(), new HandlerStreams(oneReplica())];
    [received, sent] = [[], []];
    simulator = DeviceSimulator.abp(dataVector.session);
    endStream = streams.add('handler-1', { writableLength: 0, write: (message) => received.push(message) });
    const mac = new MacCommands({ NETWORK_ADR_MARGIN_DB: 15 });
    const transmitter = { transmit: async (downlink: Downlink) => sent.push(downlink) > 0 };
    const [repository, handlers] = [devices as unknown as Devices, { find: async () => handler }];
    downlinks = new DownlinksService(
      repository,
      pending,
      handlers as never,
      transmitter as never,
      mac,
      oneReplica(),
      silent,
    );
    uplinks = new UplinksService(repository, handlers as never, streams, pending, downlinks, mac, silent);
  });
  afterEach(() => pending.onModuleDestroy());

  /** A frame that arrived so many milliseconds ago. */
  const accept = (payload: Buffer, agoMs = 0) =>
    uplinks.accept({
      payload,
      copies: [copyOf('gateway-1', 7, [optionWith({ identifier: 'router-1:a' })])],
      receivedAt: new Date(Date.now() - agoMs),
    });
  const publish = (change: Partial<broker.DownlinkMessage__Output> = {}, handlerId = 'handler-1') => {
    const { response_template: template } = received.at(-1) ?? {};
    return downlinks.publish(handlerId, { ...template, ...change } as broker.DownlinkMessage__Output);
  };

  it('reaches the handler with its ids, its whole counter and a window for the answer', async () => {
    await accept(simulator.uplink(content));
    expect(received).toMatchObject([
      {
        ...{ app_id: 'my-app', dev_id: 'my-dev' },
        protocol_metadata: { lorawan: { f_cnt: 0 } },
        response_template: { downlink_option: { identifier: 'router-1:a' } },
      },
    ]);
    expect(devices.device).toMatchObject({ fCntUp: 0, wasHeard: true });
  });

  it('is delivered once, however often it is sent', async () => {
    const frame = simulator.uplink(content);
    await accept(frame);
    await accept(frame);
    await accept(simulator.uplink(content));
    expect(received).toHaveLength(2);
  });

  it('of a remembered device is stored without a query before', async () => {
    devices.remembers = [devices.device];
    await accept(simulator.uplink(content));
    expect([devices.reads, received.length, devices.device.wasHeard]).toEqual([0, 1, true]);
  });

  it.each([
    ['a counter that has been set back', { fCntUp: 100, wasHeard: true }],
    ['another counter, over which it cannot be stored', { fCntUp: 0, wasHeard: true }],
    ['the key of an earlier session', { session: { ...dataVector.session, nwkSKey: Buffer.alloc(16) } }],
  ])('of a device that is remembered with %s is judged by what is stored', async (_, outdated) => {
    devices.device = deviceWith({ fCntUp: 1, wasHeard: true });
    devices.remembers = [deviceWith(outdated as never)];
    simulator.uplink(content);
    simulator.uplink(content);
    await accept(simulator.uplink(content));
    expect([devices.reads, received.length, devices.device.fCntUp]).toEqual([1, 1, 2]);
  });

  it('that was accepted before is not accepted again because of what is remembered', async () => {
    const frame = simulator.uplink(content);
    devices.device = deviceWith({ fCntUp: 5, wasHeard: true });
    devices.remembers = [deviceWith()];
    await accept(frame);
    expect([received, devices.device.fCntUp]).toEqual([[], 5]);
  });

  it('that is confirmed is acknowledged when the handler stays silent, with a counter that is used once', async () => {
    await accept(simulator.uplink({ ...content, confirmed: true }), 1_500);
    await until('the acknowledgement is sent', () => sent.length > 0);
    expect(simulator.receive(sent[0]?.payload ?? Buffer.alloc(0))).toMatchObject({
      ...{ ack: true, port: undefined, fCnt: 0 },
    });
    expect(devices.device.fCntDown).toBe(1);
    await publish();
    expect(sent).toHaveLength(1);
  });

  it('with commands is answered when the handler stays silent, and nothing else is', async () => {
    // LinkCheckReq on port 0.
    await accept(simulator.uplink({ port: 0, payload: Buffer.from([2]) }), 1_500);
    await until('the answer is sent', () => sent.length > 0);
    const frame = parsePhyPayload(sent[0]?.payload ?? Buffer.alloc(0));
    // LinkCheckAns and, since there is a downlink, RXParamSetupReq and DevStatusReq.
    expect(isDataFrame(frame) && frame.fOpts.toString('hex')).toBe('020e010503d2ad8406');
    expect(simulator.receive(sent[0]?.payload ?? Buffer.alloc(0))).toMatchObject({ ack: false, fCnt: 0 });
    expect(devices.device.macState).toMatchObject({ rxRequests: 1, statusRequest: { fCnt: 0 } });
    await accept(simulator.uplink(content), 1_500);
    expect(pending.count).toBe(1);
  });

  it('that is confirmed is not acknowledged when its stream to the handler has ended, which may not have processed it', async () => {
    const frame = simulator.uplink({ ...content, confirmed: true });
    await accept(frame, 1_400);
    endStream();
    await until('the handler had its time', () => pending.count === 0);
    expect(sent).toEqual([]);
    streams.add('handler-1', { writableLength: 0, write: (message) => received.push(message) });
    await accept(frame, 1_500);
    await until('the acknowledgement of the repeated frame', () => sent.length > 0);
    expect(received).toHaveLength(2);
  });

  it('that is confirmed and reached no handler is not acknowledged, so that the device sends it again', async () => {
    streams.add('handler-1', { writableLength: 1_000, write: () => undefined });
    await accept(simulator.uplink({ ...content, confirmed: true }), 1_500);
    expect(pending.count).toBe(0);
    await accept(simulator.uplink(content));
    expect(sent).toEqual([]);
  });

  it('is answered by the handler once, with the MIC of the network', async () => {
    await accept(simulator.uplink({ ...content, confirmed: true }));
    await publish();
    await publish();
    expect(sent).toHaveLength(1);
    expect(simulator.receive(sent[0]?.payload ?? Buffer.alloc(0))).toMatchObject({ ack: true, fCnt: 0 });
  });

  it.each([
    ['by another handler', {}, 'handler-2'],
    ['for another device', { dev_id: 'other-dev' }, 'handler-1'],
    ['for another application', { app_id: 'other-app' }, 'handler-1'],
    ['with bytes that are no downlink', { payload: Buffer.from('40', 'hex') }, 'handler-1'],
    ['in a window that nobody offered', { downlink_option: null }, 'handler-1'],
  ])('is not answered %s', async (_, change, handlerId) => {
    await accept(simulator.uplink(content));
    await publish(change, handlerId);
    expect(sent).toEqual([]);
    expect(devices.device.fCntDown).toBe(0);
  });

  it('is not answered with a counter that another downlink used in between', async () => {
    await accept(simulator.uplink(content));
    devices.device = { ...devices.device, fCntDown: 1 };
    await publish();
    expect(sent).toEqual([]);
  });

  it('is answered on its port, with the counter of the network server', async () => {
    devices.device = { ...devices.device, fCntDown: 65_537 };
    await accept(simulator.uplink({ ...content, port: 12 }));
    const frame = parsePhyPayload(received[0]?.response_template?.payload as Buffer);
    expect(isDataFrame(frame) && frame).toMatchObject({ fPort: 12, fCnt: 1, fCtrl: { ack: false } });
    const configuration = received[0]?.response_template?.downlink_option?.protocol_configuration;
    expect(configuration?.lorawan?.f_cnt).toBe(65_537);
  });
});
