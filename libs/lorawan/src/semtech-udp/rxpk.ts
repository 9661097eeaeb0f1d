import { parseDataRate } from '../airtime.js';
import { unixMilliseconds } from '../time/gps-time.js';
import { microsecondsBetween } from '../scheduling/concentrator-clock.js';
import {
  bytesOf,
  countOf,
  type JsonObject,
  numberOf,
  objectsOf,
  textOf,
  timeOf,
  uint32Of,
} from './json-values.js';

/** A frame as a gateway received it. */
export interface ReceivedFrame {
  readonly phyPayload: Buffer;
  /** Clock of the concentrator at the end of the frame, in microseconds modulo 2^32. */
  readonly timestamp: number;
  /** Unix nanoseconds; gateways without GPS do not know it. */
  readonly time: bigint | undefined;
  /** Nanoseconds since the last pulse of the GPS receiver. */
  readonly fineTime: number | undefined;
  readonly frequencyHz: number;
  readonly channel: number;
  readonly rfChain: number;
  readonly modulation: 'LORA' | 'FSK';
  /** `SF7BW125`; empty for FSK. */
  readonly dataRate: string;
  /** Bits per second; 0 for LoRa. */
  readonly bitRate: number;
  readonly codingRate: string;
  /** In dBm. */
  readonly rssi: number;
  /** In dB; 0 for FSK, which has none. */
  readonly snr: number;
  readonly antennas: readonly ReceivingAntenna[];
}

export interface ReceivingAntenna {
  readonly antenna: number;
  readonly channel: number;
  readonly rssi: number;
  readonly channelRssi: number;
  readonly rssiStandardDeviation: number;
  readonly snr: number;
  readonly frequencyOffset: number;
  readonly encryptedTime: Buffer;
  readonly fineTime: number | undefined;
}

/** Concentrators report at most so many frames at once. */
const mostFrames = 255;
/** Gateways have a few; each further one would cost far more memory than its bytes in the datagram. */
const mostAntennas = 16;

/**
 * The uplinks among the frames of a datagram. Frames with a wrong checksum, of LR-FHSS, and what is no uplink of LoRaWAN
 * are left out. Of a frame that the gateway reports more than once, the reception with the best SNR is kept.
 */
export function readFrames(rxpk: unknown): readonly ReceivedFrame[] {
  const frames: ReceivedFrame[] = [];
  for (const entry of objectsOf(rxpk, mostFrames)) {
    const frame = readFrame(entry);
    const at = frame ? frames.findIndex((other) => isSameReception(other, frame)) : -1;
    if (frame && at < 0) frames.push(frame);
    else if (frame && frame.snr > (frames[at]?.snr ?? 0)) frames[at] = frame;
  }
  return frames;
}

/** Strong frames are reflected to other channels, where they end within microseconds of the original. */
const maxReflectionDelay = 20;

/** Whether two reports of one gateway are about one frame. */
export const isSameReception = (a: ReceivedFrame, b: ReceivedFrame): boolean =>
  Math.abs(microsecondsBetween(a.timestamp, b.timestamp)) <= maxReflectionDelay &&
  a.phyPayload.equals(b.phyPayload);

function readFrame(entry: JsonObject): ReceivedFrame | undefined {
  const timestamp = uint32Of(entry.tmst);
  const frequencyHz = Math.round((numberOf(entry.freq) ?? 0) * 1e6);
  const phyPayload = bytesOf(entry.data);
  const modulation = readModulation(entry);
  if (timestamp === undefined || !modulation || frequencyHz <= 0) return undefined;
  if (entry.stat === -1 || !isUplink(phyPayload)) return undefined;
  return {
    phyPayload,
    timestamp,
    time: timeOf(entry.time) ?? readGpsTime(entry.tmms),
    fineTime: uint32Of(entry.ftime),
    frequencyHz,
    channel: countOf(entry.chan),
    rfChain: countOf(entry.rfch),
    ...modulation,
    ...readQuality(entry),
  };
}

/** That of the best antenna, where the gateway reports several. */
function readQuality(entry: JsonObject): Pick<ReceivedFrame, 'rssi' | 'snr' | 'antennas'> {
  const antennas = objectsOf(entry.rsig, mostAntennas).map(readAntenna);
  const best = antennas.reduce<ReceivingAntenna | undefined>(better, undefined);
  const { rssi, snr } = best ?? { rssi: numberOf(entry.rssi) ?? 0, snr: numberOf(entry.lsnr) ?? 0 };
  return { rssi, snr, antennas };
}

const better = (a: ReceivingAntenna | undefined, b: ReceivingAntenna): ReceivingAntenna =>
  a && (a.snr > b.snr || (a.snr === b.snr && a.rssi >= b.rssi)) ? a : b;

const readAntenna = (entry: JsonObject): ReceivingAntenna => ({
  antenna: countOf(entry.ant),
  channel: countOf(entry.chan),
  rssi: numberOf(entry.rssis) ?? numberOf(entry.rssic) ?? 0,
  channelRssi: numberOf(entry.rssic) ?? 0,
  rssiStandardDeviation: numberOf(entry.rssisd) ?? 0,
  snr: numberOf(entry.lsnr) ?? 0,
  frequencyOffset: Math.trunc(numberOf(entry.foff) ?? 0),
  encryptedTime: bytesOf(textOf(entry.etime)),
  fineTime: uint32Of(entry.ftime),
});

function readGpsTime(tmms: unknown): bigint | undefined {
  const milliseconds = numberOf(tmms);
  return milliseconds !== undefined && milliseconds > 0 && milliseconds < Number.MAX_SAFE_INTEGER / 2
    ? BigInt(Math.trunc(unixMilliseconds(milliseconds))) * 1_000_000n
    : undefined;
}

/** Not an object, which has members that gateways could name. */
const codingRates: ReadonlyMap<string, string> = new Map([
  ['4/6', '4/6'],
  ['2/3', '4/6'],
  ['4/7', '4/7'],
  ['4/8', '4/8'],
  ['1/2', '4/8'],
]);

type Modulation = Pick<ReceivedFrame, 'modulation' | 'dataRate' | 'bitRate' | 'codingRate'>;

function readModulation({ modu, datr, codr }: JsonObject): Modulation | undefined {
  if (modu === 'FSK') {
    const bitRate = countOf(datr);
    return bitRate > 0 ? { modulation: 'FSK', dataRate: '', bitRate, codingRate: '' } : undefined;
  }
  const dataRate = textOf(datr);
  return modu === 'LORA' && parseDataRate(dataRate)
    ? { modulation: 'LORA', dataRate, bitRate: 0, codingRate: codingRates.get(textOf(codr)) ?? '4/5' }
    : undefined;
}

const smallestFrame = 12;
const largestFrame = 255;
/** Join request, unconfirmed and confirmed data up. */
const uplinkTypes = [0, 2, 4];

/** Whether the first byte is that of an uplink of major version 0 (LoRaWAN 1.0.3 section 4.2). */
const isUplink = (frame: Buffer): boolean => {
  const mhdr = frame[0] ?? 0xff;
  return (
    frame.length >= smallestFrame &&
    frame.length <= largestFrame &&
    (mhdr & 0b11) === 0 &&
    uplinkTypes.includes(mhdr >> 5)
  );
};
