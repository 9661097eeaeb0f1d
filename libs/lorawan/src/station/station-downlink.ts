import { dataRateIndex } from '../regions/channels.js';
import type { Region } from '../regions/region.js';
import type { GatewayTransmission } from '../semtech-udp/txpk.js';
import { microsecondsBetween } from '../scheduling/concentrator-clock.js';
import type { StationUplink } from './station-messages.js';
import { timestampOf, xtimeAt } from './xtime.js';

/** An uplink that a downlink may answer. */
export type AnswerableUplink = Pick<StationUplink, 'xtime' | 'rctx' | 'isJoin'>;

export interface StationDownlink {
  readonly region: Region;
  readonly transmission: GatewayTransmission;
  /** Comes back in `dntxed`. */
  readonly diid: number;
  /** The latest uplinks of the station, the last one at the end. */
  readonly uplinks: readonly AnswerableUplink[];
}

/** Stations report transmissions only for a device, and want its EUI for nothing else. */
const anyDevice = '00-00-00-00-00-00-00-01';
const priority = 25;
const second = 1_000_000;
const joinAcceptDelay = 5;
const longestDelay = 15;

/**
 * The message `dnmsg` for one window. As soon as possible it is of class C; otherwise it is of class A, in RX1 or RX2 of the
 * uplink that it answers. Undefined for a data rate that the region does not have, and without an uplink to count from.
 */
export function dnmsg({ region, transmission, diid, uplinks }: StationDownlink) {
  const dataRate = dataRateIndex(region, transmission, 'down');
  const { frequencyHz, timestamp, phyPayload } = transmission;
  if (dataRate === undefined) return undefined;
  const window = { dataRate, frequencyHz };
  const timing = timestamp === 0 ? immediately(window, uplinks) : afterUplink(window, timestamp, uplinks);
  return (
    timing && {
      ...{ msgtype: 'dnmsg', DevEui: anyDevice, diid, pdu: phyPayload.toString('hex'), priority },
      ...timing,
    }
  );
}

interface Window {
  readonly dataRate: number;
  readonly frequencyHz: number;
}

const rx1 = ({ dataRate, frequencyHz }: Window) => ({ RX1DR: dataRate, RX1Freq: frequencyHz });
const rx2 = ({ dataRate, frequencyHz }: Window) => ({ RX2DR: dataRate, RX2Freq: frequencyHz });

const immediately = (window: Window, uplinks: readonly AnswerableUplink[]) => ({
  ...{ dC: 2, RxDelay: 0, rctx: uplinks.at(-1)?.rctx ?? 0n },
  ...rx2(window),
});

function afterUplink(window: Window, timestamp: number, uplinks: readonly AnswerableUplink[]) {
  const last = uplinks.at(-1);
  if (!last) return undefined;
  const answered = uplinks.findLast((uplink) => isDelay(delayAfter(uplink, timestamp)));
  if (!answered) {
    const { rctx } = last;
    return {
      dC: 0,
      rctx,
      xtime: xtimeAt(last.xtime, timestamp) - BigInt(second),
      RxDelay: 1,
      ...rx1(window),
    };
  }
  const { xtime, rctx, isJoin } = answered;
  const delay = delayAfter(answered, timestamp);
  // The network has devices open RX1 a second after data, and five seconds after a join request.
  const isRx2 = delay === (isJoin ? joinAcceptDelay : 1) + 1;
  return isRx2
    ? { dC: 0, rctx, xtime, RxDelay: delay - 1, ...rx2(window) }
    : { dC: 0, rctx, xtime, RxDelay: delay, ...rx1(window) };
}

/** In seconds. */
const delayAfter = ({ xtime }: AnswerableUplink, timestamp: number): number =>
  microsecondsBetween(timestamp, timestampOf(xtime)) / second;

const isDelay = (seconds: number): boolean =>
  Number.isInteger(seconds) && seconds >= 1 && seconds <= longestDelay;
