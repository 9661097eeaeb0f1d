import { beforeEach, describe, expect, it } from '@jest/globals';
import { isDataFrame, parsePhyPayload } from '@fieldpost/lorawan';
import { deviceWith } from '../../test/memory/samples.js';
import type { NetworkDevice } from '../devices/device.js';
import { GatewayStates } from '../router/gateway-states.js';
import { ClassCAirtime } from './class-c-airtime.js';
import { ClassCService } from './class-c.service.js';
import type { PendingAnswer } from './pending-answers.js';
import { oneReplica } from '../../test/memory/replicas.memory.js';
import { KeptOptions } from '../receptions/kept-options.js';

const lastUplink = 1_000_000;

/** The service with one device, which the handler `handler-1` has; `heard` are the gateways that are connected. */
function serviceWith(device: NetworkDevice, connected: readonly string[] = ['far', 'near']) {
  const states = new GatewayStates();
  const state = { device, now: lastUplink + 60_000, slept: 0, answers: [] as PendingAnswer[] };
  const devices = {
    find: async () => state.device,
    takeDownlinkCounter: async (_device: unknown, _devAddr: unknown, fCnt: number) => {
      if (fCnt !== state.device.fCntDown) return false;
      state.device = { ...state.device, fCntDown: fCnt + 1 };
      return true;
    },
  };
  const service = new ClassCService(
    devices as never,
    { find: async () => ({ id: 'handler-1' }) } as never,
    { isConnected: (id: string) => connected.includes(id) } as never,
    { own: { id: 'router-1' } } as never,
    { add: (_identifier: string, answer: PendingAnswer) => state.answers.push(answer) } as never,
    new ClassCAirtime(states),
    new KeptOptions(),
    oneReplica(),
    { now: () => state.now, sleep: async (ms) => void ((state.slept += ms), (state.now += ms)) },
  );
  return { state, states, offer: (handler = 'handler-1') => service.offer(handler, device) };
}

describe('A downlink for a device of class C', () => {
  let device: NetworkDevice;
  beforeEach(() => {
    device = deviceWith({
      ...{ radio: { deviceClass: 'C' }, wasHeard: true, fCntDown: 7, lastSeen: new Date(lastUplink) },
      heardBy: [
        { gatewayId: 'far', plan: 'EU_863_870', snr: -5 },
        { gatewayId: 'near', plan: 'EU_863_870', snr: 8 },
      ],
    });
  });

  it('is offered on RX2 through the gateway that heard the device best, each with a counter of its own', async () => {
    const { state, offer } = serviceWith(device);
    for (const fCnt of [7, 8]) {
      const template = await offer();
      const lorawan = { f_cnt: fCnt, data_rate: 'SF9BW125' };
      expect(template?.downlink_option).toMatchObject({
        gateway_configuration: { timestamp: 0, frequency: 869_525_000 },
        protocol_configuration: { lorawan },
      });
      const frame = parsePhyPayload(Buffer.from(template?.payload ?? ''));
      expect(isDataFrame(frame) && frame.fCnt).toBe(fCnt);
    }
    const [first] = state.answers;
    const order = [...(first?.options ?? [])].sort((a, b) => (a.option.score ?? 0) - (b.option.score ?? 0));
    expect(order.map(({ option }) => option.gateway_id)).toEqual(['near', 'far']);
    expect(first?.isCounterTaken).toBe(true);
  });

  it('waits for the end of the windows after an uplink', async () => {
    const { state, offer } = serviceWith(device);
    state.now = lastUplink + 500;
    expect(await offer()).toBeDefined();
    expect(state.slept).toBe(2_500);
  });

  it.each<[string, Partial<NetworkDevice>]>([
    ['that is of class A', { radio: {} }],
    ['that has sent nothing since it joined', { wasHeard: false }],
    ['that no connected gateway heard', { heardBy: [{ gatewayId: 'gone', plan: 'EU_863_870', snr: 8 }] }],
  ])('is not offered to one %s', async (_what, more) => {
    const { state, offer } = serviceWith({ ...device, ...more });
    expect(await offer()).toBeUndefined();
    expect([state.slept, state.device.fCntDown]).toEqual([0, 7]);
  });

  describe('of an application that used its share of the airtime of a gateway', () => {
    const used = { frequencyHz: 869_525_000, airtime: 90_000, immediateFor: 'my-app' };
    const useUp = (states: GatewayStates, id: string, more = {}) => {
      states.heard(id);
      states.addSent(id, { ...used, at: Date.now(), ...more });
    };

    it('is offered through another gateway that heard the device', async () => {
      const { states, offer } = serviceWith(device);
      useUp(states, 'near');
      expect((await offer())?.downlink_option?.gateway_id).toBe('far');
    });

    it('is rejected before a counter is used when no gateway is left', async () => {
      const { state, states, offer } = serviceWith(device);
      for (const id of ['near', 'far']) useUp(states, id);
      const error = { kind: 'resource_exhausted', message: expect.stringContaining('"my-app"') };
      await expect(offer()).rejects.toMatchObject(error);
      expect([state.device.fCntDown, state.answers]).toEqual([7, []]);
    });

    it('counts as an offer until it is sent, and then as a frame', async () => {
      const { states, offer } = serviceWith(device, ['near']);
      states.heard('near');
      await offer();
      await offer();
      useUp(states, 'near', { airtime: 300 });
      const { offered, sent } = states.heard('near');
      expect([offered.length, sent.length]).toEqual([1, 1]);
    });

    it('is offered as long as others used theirs, and counts before it is sent', async () => {
      const { states, offer } = serviceWith(device, ['near']);
      useUp(states, 'near', { immediateFor: 'other-app' });
      useUp(states, 'near', { airtime: 44_700 });
      expect(await offer()).toBeDefined();
      await expect(offer()).rejects.toMatchObject({ kind: 'resource_exhausted' });
    });
  });

  it('is offered to the handler of its application only', async () =>
    expect(serviceWith(device).offer('handler-2')).rejects.toMatchObject({ kind: 'not_found' }));
});
