import { beforeEach, describe, expect, it } from '@jest/globals';
import type { broker, router } from '@fieldpost/contracts';
import { frequencyPlan } from '@fieldpost/lorawan';
import { noMonitor, optionWith, silent } from '../../test/memory/samples.js';
import { GatewayRegistry } from '../gateways/gateway-registry.js';
import type { TransmitResult } from '../gateways/gateway-traffic.js';
import { book, GatewayStates } from '../router/gateway-states.js';
import { OtherRouters } from './other-routers.js';
import { Transmitter, type TransmitterClock } from './transmitter.js';
import { GatewayAirtime } from '../router/gateway-airtime.js';
import { oneReplica } from '../../test/memory/replicas.memory.js';
import { KeptOptions } from '../receptions/kept-options.js';

const downlink = {
  payload: Buffer.from('60112233', 'hex'),
  ids: { app_id: 'my-app', dev_id: 'my-dev' },
  euis: { app_eui: Buffer.alloc(8), dev_eui: Buffer.alloc(8) },
};

describe('A downlink', () => {
  let registry: GatewayRegistry;
  let states: GatewayStates;
  let others: OtherRouters;
  let transmitter: Transmitter;
  let sent: (readonly [gateway: string, timestamp: number | undefined])[];
  beforeEach(() => {
    [registry, states, others, sent] = [
      new GatewayRegistry(oneReplica()),
      new GatewayStates(),
      new OtherRouters(),
      [],
    ];
    const clock = { now: () => 0, sleep: async () => undefined };
    transmitter = transmitterWith(clock);
  });

  const transmitterWith = (clock: TransmitterClock) => {
    const identity = { own: { id: 'router-1' } } as never;
    const [kept, replicas] = [new KeptOptions(), oneReplica()];
    const frames = new GatewayAirtime(states, replicas);
    return new Transmitter(
      ...([identity, registry, states, frames, others, kept, replicas, noMonitor, silent, clock] as const),
    );
  };

  /** A gateway that responds with these results, one after the other. */
  const connect = (id: string, ...results: TransmitResult[]) => {
    states.heard(id);
    registry.register(id, {
      transmit: async ({ gateway_configuration }: router.DownlinkMessage) => {
        sent.push([id, gateway_configuration?.timestamp]);
        return results.shift() ?? 'accepted';
      },
    });
  };
  const rx1 = (more = {}) => optionWith({ score: 1, dueInMs: 1_000, timestamp: 1, from: 0, ...more });
  const rx2 = (more = {}) => optionWith({ score: 2, dueInMs: 2_000, timestamp: 1_000_001, from: 0, ...more });

  it('leaves in the window with the lowest score', async () => {
    connect('gateway-1');
    expect(await transmitter.transmit(downlink, [rx2(), rx1()])).toBe(true);
    expect(sent).toEqual([['gateway-1', 1]]);
  });

  it.each(['too_late', 'collision', 'other_error'] as const)(
    'is tried in RX2 when the gateway reports %s for RX1',
    async (result) => {
      connect('gateway-1', result);
      expect(await transmitter.transmit(downlink, [rx1(), rx2()])).toBe(true);
      expect(sent).toEqual([
        ['gateway-1', 1],
        ['gateway-1', 1_000_001],
      ]);
    },
  );

  it('leaves through another gateway that heard the device when the first is not connected', async () => {
    connect('gateway-2');
    const options = [rx1(), rx1({ score: 5, gatewayId: 'gateway-2' })];
    expect(await transmitter.transmit(downlink, options)).toBe(true);
    expect(sent).toEqual([['gateway-2', 1]]);
  });

  it('is not sent in a window that has passed, or that takes no frame of this length', async () => {
    connect('gateway-1');
    const options = [rx1({ dueInMs: 10 }), rx2({ maxLength: 3 })];
    expect(await transmitter.transmit(downlink, options)).toBe(false);
    expect(sent).toEqual([]);
  });

  it('does not overlap with another one of the gateway', async () => {
    connect('gateway-1');
    await transmitter.transmit(downlink, [rx1()]);
    await transmitter.transmit(downlink, [rx1(), rx2()]);
    expect(sent.map(([, timestamp]) => timestamp)).toEqual([1, 1_000_001]);
  });

  it('is not sent when the gateway has used up the duty cycle of the band', async () => {
    connect('gateway-1');
    states.addSent('gateway-1', { frequencyHz: 868_100_000, at: Date.now(), airtime: 36_000 });
    const plan = frequencyPlan('EU_863_870');
    expect(await transmitter.transmit(downlink, [{ ...rx1(), plan }])).toBe(false);
    expect(sent).toEqual([]);
  });

  it('for a device of class C leaves as soon as the gateway is free', async () => {
    connect('gateway-1');
    let now = 0;
    const clock = { now: () => now, sleep: async (ms: number) => void (now += ms) };
    transmitter = transmitterWith(clock);
    const immediate = rx1({ timestamp: 0, dueInMs: Infinity });
    const state = states.heard('gateway-1');
    state.clock = { timestamp: 0xffff_ffff, at: 0 };
    book(state, { start: 0, length: 400_000, dueAt: 0 }, now);
    expect(await transmitter.transmit(downlink, [{ ...immediate, isImmediate: true }])).toBe(true);
    expect(sent).toEqual([['gateway-1', 0]]);
    expect(now).toBeGreaterThanOrEqual(300);
  });

  it('goes to the router of another process that offered the window', async () => {
    const received: broker.DownlinkMessage[] = [];
    others.add('router-2', { writableLength: 0, write: (message) => received.push(message) });
    expect(await transmitter.transmit(downlink, [rx1({ identifier: 'router-2:one' })])).toBe(true);
    expect(received).toMatchObject([{ app_id: 'my-app', payload: downlink.payload }]);
    expect(await transmitter.transmit(downlink, [rx1({ identifier: 'router-3:one' })])).toBe(false);
  });

  it('counts for the status of a gateway of this router only', async () => {
    connect('gateway-1', 'too_late');
    others.add('router-2', { writableLength: 0, write: () => true });
    await transmitter.transmit(downlink, [rx1(), rx2()]);
    await transmitter.transmit(downlink, [rx1({ identifier: 'router-2:one' })]);
    const { activity } = states.heard('gateway-1');
    expect([activity.downlinks.total(Date.now()), activity.rejections.total(Date.now())]).toEqual([1, 1]);
    expect(activity.lastRejection?.reason).toBe('too_late');
  });
});
