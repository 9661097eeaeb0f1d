import { type Device, isSet, lastSeenOf } from '@fieldpost/domain';
import { activationOf } from '../device.js';
import type { ReadSimulation } from './simulated-device.queries.js';

/** What a simulation takes from the real device: its session, uplinks by their frame counter, or nothing. */
export type SimulationLoss = 'session' | 'counter' | 'nothing';

/** The last frame of a simulation may be counted after its end. */
const latestCountMs = 5_000;

/**
 * A device that neither joined nor was heard has nothing to lose. Neither has one that only the last simulation was heard for: what the
 * real device had was asked about before that.
 */
export function lossOf(device: Device, simulation: ReadSimulation): SimulationLoss {
  if (wasLastHeard(simulation, lastSeenOf(device))) return 'nothing';
  const { dev_addr, f_cnt_up = 0 } = device.lorawan_device;
  if (activationOf(device) !== 'abp') return isSet(dev_addr) ? 'session' : 'nothing';
  return f_cnt_up > 0 || lastSeenOf(device) !== undefined ? 'counter' : 'nothing';
}

/** Whether the session is that of a simulation that has ended, and nobody was heard after it. */
function wasLastHeard(
  { state, has_joined, ended_at = '' }: ReadSimulation,
  lastSeen: string | undefined,
): boolean {
  if (state !== 'ended' || has_joined !== true) return false;
  return lastSeen === undefined || Date.parse(lastSeen) <= Date.parse(ended_at) + latestCountMs;
}
