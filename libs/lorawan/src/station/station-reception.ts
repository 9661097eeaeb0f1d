import { dataRateName, dataRateOf } from '../regions/channels.js';
import type { Region } from '../regions/region.js';
import type { ReceivedFrame } from '../semtech-udp/rxpk.js';
import { unixMilliseconds } from '../time/gps-time.js';
import type { StationUplink } from './station-messages.js';
import { timestampOf } from './xtime.js';

/** The frame of an uplink message; undefined for a data rate that its region does not have. */
export function receptionOf(region: Region, uplink: StationUplink): ReceivedFrame | undefined {
  const rate = dataRateOf(region, uplink.dataRate);
  if (!rate?.up) return undefined;
  const { phyPayload, frequencyHz, rssi, snr, fineTime } = uplink;
  return {
    ...{ phyPayload, frequencyHz, rssi, snr, fineTime },
    timestamp: timestampOf(uplink.xtime),
    time: unixNanoseconds(uplink.gpsTime),
    // Stations report neither the channel nor the coding rate, and devices use this one.
    ...{ channel: 0, rfChain: 0, codingRate: '4/5', antennas: [] },
    modulation: rate.bitRate === undefined ? 'LORA' : 'FSK',
    dataRate: dataRateName(rate),
    bitRate: rate.bitRate ?? 0,
  };
}

const usPerMs = 1_000n;
const nsPerMs = 1_000_000n;

function unixNanoseconds(gpsTime: bigint): bigint | undefined {
  if (gpsTime === 0n) return undefined;
  const offset = BigInt(unixMilliseconds(0)) * nsPerMs;
  return gpsTime * usPerMs + offset;
}
