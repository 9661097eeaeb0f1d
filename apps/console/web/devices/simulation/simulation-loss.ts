import { type Device, isSet, lastSeenOf } from '@fieldpost/domain';
import { activationOf } from '../device.js';
import type { ReadSimulation } from './simulated-device.queries.js';

/** What a simulation takes from the real device: its session, uplinks by their frame counter, or nothing. */
export type SimulationLoss = 'session' | 'counter' | 'nothing';

/**
 * A device that neither joined nor was heard has nothing to lose. Neither has one whose session is that of the last simulation: what the
 * real device had was asked about before that.
 */
export function lossOf(device: Device, simulation: ReadSimulation): SimulationLoss {
  const { dev_addr, f_cnt_up = 0 } = device.lorawan_device;
  if (activationOf(device) !== 'abp')
    return !isSet(dev_addr) || isSessionOf(simulation, dev_addr) ? 'nothing' : 'session';
  return f_cnt_up > 0 || lastSeenOf(device) !== undefined ? 'counter' : 'nothing';
}

/** Whether a simulation that has ended had this session. Each join has another address; the last release does not report it. */
const isSessionOf = ({ state, dev_addr }: ReadSimulation, address: string): boolean =>
  state === 'ended' && dev_addr === address;
