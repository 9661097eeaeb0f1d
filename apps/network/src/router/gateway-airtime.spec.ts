import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { frequencyPlan, sentInLastHour } from '@fieldpost/lorawan';
import { until } from '@fieldpost/testing';
import { severalReplicas } from '../../test/memory/replicas.memory.js';
import type { Replicas } from '../replicas/replicas.js';
import { GatewayStates } from './gateway-states.js';
import { GatewayAirtime } from './gateway-airtime.js';

const europe = frequencyPlan('EU_863_870');
const america = frequencyPlan('US_902_928');
const frameAt = (frequencyHz: number) => ({ frequencyHz, at: Date.now(), airtime: 1_500 });

describe('A frame that a gateway transmitted', () => {
  let replicas: readonly Replicas[];
  let here: GatewayStates;
  let there: GatewayStates;
  let frames: GatewayAirtime;
  beforeEach(async () => {
    replicas = severalReplicas(2);
    await until('both found', () => replicas.every(({ others }) => others.length === 1));
    [here, there] = [new GatewayStates(), new GatewayStates()];
    [frames] = [
      new GatewayAirtime(here, replicas[0] as Replicas),
      new GatewayAirtime(there, replicas[1] as Replicas),
    ];
  });
  afterEach(() => replicas.forEach((one) => one.beforeApplicationShutdown()));

  it('counts for its duty cycle at every replica, also at one that hears the gateway only later', async () => {
    here.heard('my-gateway');
    there.heard('known-gateway');
    const frame = frameAt(869_525_000);
    frames.count('my-gateway', frame, europe);
    frames.count('my-gateway', frame, europe);
    frames.count('known-gateway', frame, europe);
    await until('the last frame is counted', () => there.get('known-gateway')?.sent.length === 1);
    expect(there.get('my-gateway')).toBeUndefined();
    const { frequencyHz, airtime } = frame;
    const counted = { frequencyHz, airtime, at: expect.any(Number) };
    expect(there.heard('my-gateway').sent).toEqual([counted, counted]);
    expect(here.get('my-gateway')?.sent).toEqual([frame, frame]);
  });

  it.each([
    ['behind', -86_400_000],
    ['ahead', 86_400_000],
  ])('counts as sent now, and removes no other one, by a clock that is a day %s', async (_where, off) => {
    there.addSent('my-gateway', frameAt(869_525_000));
    frames.count('my-gateway', { ...frameAt(869_525_000), at: Date.now() + off }, europe);
    frames.count('last-gateway', frameAt(869_525_000), europe);
    await until('the last frame is counted', () => there.heard('last-gateway').sent.length === 1);
    const sent = there.heard('my-gateway').sent;
    expect(sentInLastHour(sent, Date.now())).toHaveLength(2);
    expect(sentInLastHour(sent, Date.now() + 2 * 3_600_000)).toEqual([]);
  });

  it('is not reported where no duty cycle limits it', async () => {
    frames.count('my-gateway', frameAt(923_300_000), america);
    frames.count('last-gateway', frameAt(869_525_000), europe);
    await until('the last frame is counted', () => there.heard('last-gateway').sent.length === 1);
    expect(there.heard('my-gateway').sent).toEqual([]);
  });
});
