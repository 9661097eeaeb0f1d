import type { DeviceRadio } from './device-radio.js';

/** ADR_ACK_LIMIT and ADR_ACK_DELAY (regional parameters 1.0.3 section 2.1). */
const limit = 64;
const delay = 32;

/** Whether an uplink asks for a downlink; at the slowest data rate nothing would change (LoRaWAN 1.0.3 section 4.3.1.1). */
export const asksForDownlink = (radio: DeviceRadio): boolean =>
  radio.silentUplinks >= limit && radio.dataRate > slowest(radio);

const slowest = ({ plan }: DeviceRadio): number => plan.region.join.dataRates['125000']?.[0] ?? 0;

/**
 * Counts an uplink. A device that hears nothing raises its power first, then lowers its data rate step by step, and at the
 * slowest one uses its default channels once per frame.
 */
export function afterUplink(before: DeviceRadio): DeviceRadio {
  const radio = { ...before, silentUplinks: before.silentUplinks + 1 };
  const over = radio.silentUplinks - limit;
  if (over <= 0 || over % delay !== 0) return radio;
  if (radio.txPower > 0) return { ...radio, txPower: 0 };
  if (radio.dataRate > slowest(radio)) return { ...radio, dataRate: radio.dataRate - 1 };
  const defaults = Object.keys(radio.channels).map(Number);
  return { ...radio, nbTrans: 1, enabled: defaults };
}
