import type { router } from '@fieldpost/contracts';
import { believedRssi, believedSnr, parsePhyPayload } from '@fieldpost/lorawan';
import { longestFrame } from '../receptions/frame-copy.js';
import { deviceIn, type HeardUplink } from './gateway-activity.js';

/** SF12BW500, and names of further modulations. */
const longestDataRate = 32;

type Uplink = Pick<router.UplinkMessage, 'protocol_metadata' | 'gateway_metadata'>;

/** What is noted of an uplink; undefined for what is neither a data frame nor a join request of a device. */
export function heardUplink(payload: Buffer, message: Uplink): HeardUplink | undefined {
  const lorawan = message.protocol_metadata?.lorawan;
  const device = senderOf(payload);
  if (!device || !lorawan) return undefined;
  const { frequency, rssi, snr } = message.gateway_metadata ?? {};
  return {
    at: Date.now(),
    frequencyHz: Number(frequency ?? 0),
    // Gateways can send anything.
    dataRate: (lorawan.data_rate ?? '').slice(0, longestDataRate),
    rssi: believedRssi(rssi),
    snr: believedSnr(snr),
    length: payload.length,
    device,
  };
}

function senderOf(payload: Buffer): HeardUplink['device'] | undefined {
  if (payload.length > longestFrame) return undefined;
  try {
    return deviceIn(parsePhyPayload(payload));
  } catch {
    // Other bytes than those of LoRaWAN are on the air too.
    return undefined;
  }
}
