import { type Device, isSet, lastSeenOf } from '@fieldpost/domain';
import { activationOf } from '../device.js';

/** What a simulation takes from the real device: its session, uplinks by their frame counter, or nothing. */
export type SimulationLoss = 'session' | 'counter' | 'nothing';

/** A device that neither joined nor was heard has nothing to lose. */
export function lossOf(device: Device): SimulationLoss {
  const { dev_addr, f_cnt_up = 0 } = device.lorawan_device;
  if (activationOf(device) !== 'abp') return isSet(dev_addr) ? 'session' : 'nothing';
  return f_cnt_up > 0 || lastSeenOf(device) !== undefined ? 'counter' : 'nothing';
}
