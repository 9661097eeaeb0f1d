import { beforeEach, describe, expect, it } from '@jest/globals';
import { dataVector, joinVector } from '@fieldpost/testing';
import { GatewayRegistry } from '../gateways/gateway-registry.js';
import type { GatewayIdentity } from '../gateways/gateway-traffic.js';
import type { FrameCopy } from '../receptions/frame-copy.js';
import { ComparedWindows } from './compared-windows.js';
import { book, GatewayStates } from './gateway-states.js';
import { RouterService } from './router.service.js';
import { noMonitor } from '../../test/memory/samples.js';
import { oneReplica } from '../../test/memory/replicas.memory.js';

const gateway = { id: 'gateway-1', frequencyPlan: 'EU_863_870' };
const lorawan = { modulation: 'LORA', data_rate: 'SF9BW125', coding_rate: '4/5' } as const;

describe('The router', () => {
  let copies: FrameCopy[];
  let states: GatewayStates;
  let registry: GatewayRegistry;
  let router: RouterService;
  beforeEach(() => {
    [copies, states, registry] = [[], new GatewayStates(), new GatewayRegistry(oneReplica())];
    const frames = { add: (_payload: Buffer, copy: FrameCopy) => void copies.push(copy) };
    router = new RouterService(
      { own: { id: 'router-1' } } as never,
      states,
      new ComparedWindows(),
      registry,
      frames as never,
      noMonitor,
    );
    registry.register('gateway-1', { transmit: async () => 'accepted' });
  });

  const send = (payload: Buffer, from: GatewayIdentity = gateway, metadata = {}) =>
    router.uplink(from, {
      payload,
      protocol_metadata: { lorawan },
      gateway_metadata: { timestamp: 4_294_000_000, frequency: 868_300_000, ...metadata },
    });
  const windows = () =>
    copies[0]?.options.map(({ option: { gateway_configuration: gtw, protocol_configuration: radio } }) => [
      gtw?.timestamp,
      gtw?.frequency,
      radio?.lorawan?.data_rate,
    ]);

  it('offers RX1 and RX2 after data, by the clock of the gateway', () => {
    send(dataVector.uplink);
    expect(windows()).toEqual([
      [32_704, 868_300_000, 'SF9BW125'],
      [1_032_704, 869_525_000, 'SF9BW125'],
    ]);
  });

  describe('for a gateway that is about to transmit in RX1', () => {
    /** At the time of RX1 by the clock of the gateway. */
    const bookIn = (ms: number) => {
      const now = performance.now();
      book(states.heard('gateway-1'), { start: 32_704, length: 100_000, dueAt: now + ms }, now);
    };
    const timestamps = () =>
      copies.at(-1)?.options.map(({ option }) => option.gateway_configuration?.timestamp);

    it('offers RX2 only', () => {
      bookIn(1_000);
      send(dataVector.uplink);
      expect(timestamps()).toEqual([1_032_704]);
    });

    it('offers both when its clock has started again, since it has lost what it was to transmit', () => {
      bookIn(600_000);
      send(dataVector.uplink);
      expect(timestamps()).toEqual([32_704, 1_032_704]);
    });

    it('offers RX2 only although its clock has gone to another time and back', () => {
      bookIn(1_000);
      for (const timestamp of [1_294_000_000, 4_294_000_000]) send(dataVector.uplink, gateway, { timestamp });
      expect(timestamps()).toEqual([1_032_704]);
    });
  });

  it('offers the windows of join accepts after join requests', () => {
    send(joinVector.request);
    expect(windows()).toEqual([
      [4_032_704, 868_300_000, 'SF9BW125'],
      [5_032_704, 869_525_000, 'SF12BW125'],
    ]);
  });

  it('names itself in the identifiers of windows, so that brokers find it', () => {
    send(dataVector.uplink);
    for (const { option } of copies[0]?.options ?? [])
      expect(option.identifier).toMatch(/^router-1:[^:]{36}$/);
  });

  it('offers nothing for a gateway that cannot transmit, and for one whose plan is unknown', () => {
    send(dataVector.uplink, { ...gateway, id: 'gateway-2' });
    send(dataVector.uplink, { ...gateway, frequencyPlan: '' }, { frequency: 12_345 });
    expect(copies.map(({ options }) => options)).toEqual([[], []]);
  });

  it('takes the id of a gateway from its connection, not from its messages', () => {
    send(dataVector.uplink, gateway, { gateway_id: 'gateway-2', gateway_trusted: true });
    expect(copies[0]?.gatewayMetadata).toMatchObject({ gateway_id: 'gateway-1', gateway_trusted: false });
  });

  it('drops what is sent without a token in the name of a gateway that is connected with one', () => {
    registry.register('gateway-1', { isTrusted: true, transmit: async () => 'accepted' });
    for (let n = 0; n < 5_000; n += 1) send(dataVector.uplink);
    router.status(gateway, { description: 'forged' });
    expect(copies).toEqual([]);
    expect(states.get('gateway-1')).toBeUndefined();
    send(dataVector.uplink, { ...gateway, isTrusted: true });
    expect(copies).toHaveLength(1);
  });

  it('forwards a limited number of antennas', () => {
    send(dataVector.uplink, gateway, { antennas: Array.from({ length: 1_000 }, () => ({ rssi: -1 })) });
    expect(copies[0]?.gatewayMetadata.antennas).toHaveLength(16);
  });

  it('uses the plan of the status of a gateway that is registered without one', () => {
    const unknown = { ...gateway, frequencyPlan: '' };
    router.status(unknown, { frequency_plan: 'EU_863_870' });
    send(dataVector.uplink, unknown, { frequency: 869_000_000 });
    expect(copies[0]?.options).toHaveLength(2);
  });

  it.each([
    ['downlinks', dataVector.downlink],
    ['other bytes', Buffer.from('ffff', 'hex')],
    ['nothing', Buffer.alloc(0)],
    ['frames that are too long', Buffer.concat([dataVector.uplink, Buffer.alloc(255)])],
  ])('drops %s', (_, payload) => {
    send(payload);
    expect(copies).toEqual([]);
  });

  it('takes 1,500 frames of one gateway at once, as in v2, and those of others beside them', () => {
    const [busy, other] = ['busy', 'other'].map((id) => ({ ...gateway, id }));
    for (let n = 0; n < 5_000; n += 1) send(dataVector.uplink, busy);
    expect(copies.length).toBeGreaterThanOrEqual(1_500);
    expect(copies.length).toBeLessThan(5_000);
    const before = copies.length;
    send(dataVector.uplink, other);
    expect(copies).toHaveLength(before + 1);
  });
});
