import { notValid } from '@fieldpost/errors';
import { type JsonObject, objectOf } from '../semtech-udp/json-values.js';
import { bytesIn, exactIn, integerIn, numberIn, readFields, textIn } from './fields.js';
import { dataFrameIn, joinRequestIn } from './station-frames.js';

/** The first message of a station. */
export interface StationVersion {
  readonly kind: 'version';
  readonly station: string;
  readonly firmware: string;
  readonly package: string;
  readonly model: string;
  /** Whether the station was built for production: it ignores settings that relax its rules. */
  readonly isProduction: boolean;
}

/** A frame that a station received. */
export interface StationUplink {
  readonly kind: 'uplink';
  readonly isJoin: boolean;
  readonly phyPayload: Buffer;
  /** Index of the uplink data rate in its region. */
  readonly dataRate: number;
  readonly frequencyHz: number;
  /** Antenna, session, and microseconds of the concentrator. */
  readonly xtime: bigint;
  /** The antenna; downlinks repeat it. */
  readonly rctx: bigint;
  /** GPS time in microseconds; 0 when it is not known. */
  readonly gpsTime: bigint;
  readonly fineTime: number | undefined;
  readonly rssi: number;
  readonly snr: number;
  /** The last MuxTime and the time since then, in seconds; 0 when there was none. */
  readonly refTime: number;
}

/** A frame that a station has transmitted. */
export interface StationTransmitted {
  readonly kind: 'transmitted';
  readonly diid: number;
  readonly xtime: bigint;
}

/** A request for the GPS time. */
export interface StationTimeSync {
  readonly kind: 'timesync';
  /** Clock of the station in microseconds; the answer repeats it. */
  readonly txTime: bigint;
}

/** What this network does not use, such as frames of gateways. */
export interface OtherStationMessage {
  readonly kind: 'other';
}

export type StationMessage =
  | StationVersion
  | StationUplink
  | StationTransmitted
  | StationTimeSync
  | OtherStationMessage;

const whole = [0, Number.MAX_SAFE_INTEGER] as const;
const largestDiid = 0x7fff_ffff;
const dataRates = [0, 15] as const;
const frequencies = [1, 0xffff_ffff] as const;

/** Reads a message of a station; an error names the field that is not valid. */
export function readStationMessage(text: string): StationMessage {
  const fields = readFields(text);
  switch (textIn(fields, 'msgtype')) {
    case 'version':
      return readVersion(fields);
    case 'jreq':
      return readUplink(fields, { phyPayload: joinRequestIn(fields), isJoin: true });
    case 'updf':
      return readUplink(fields, { phyPayload: dataFrameIn(fields), isJoin: false });
    case 'propdf':
      return readUplink(fields, { phyPayload: bytesIn(fields, 'FRMPayload'), isJoin: false });
    case 'dntxed':
      return readTransmitted(fields);
    case 'timesync':
      return { kind: 'timesync', txTime: exactIn(fields, 'txtime') };
    case '':
      throw notValid({ argument: 'msgtype', reason: 'is missing' });
    default:
      return { kind: 'other' };
  }
}

const readVersion = (fields: JsonObject): StationVersion => ({
  kind: 'version',
  station: textIn(fields, 'station'),
  firmware: textIn(fields, 'firmware'),
  package: textIn(fields, 'package'),
  model: textIn(fields, 'model'),
  isProduction: textIn(fields, 'features').split(' ').includes('prod'),
});

function readUplink(fields: JsonObject, frame: Pick<StationUplink, 'phyPayload' | 'isJoin'>): StationUplink {
  const reception = objectOf(fields.upinfo);
  if (!reception) throw notValid({ argument: 'upinfo', reason: 'should be an object' });
  const fineTime = numberIn(reception, 'fts', -1);
  return {
    kind: 'uplink',
    ...frame,
    dataRate: integerIn(fields, 'DR', dataRates),
    frequencyHz: integerIn(fields, 'Freq', frequencies),
    xtime: exactIn(reception, 'xtime'),
    rctx: exactIn(reception, 'rctx', 0),
    gpsTime: exactIn(reception, 'gpstime', 0),
    fineTime: Number.isInteger(fineTime) && fineTime >= 0 ? fineTime : undefined,
    rssi: numberIn(reception, 'rssi'),
    snr: numberIn(reception, 'snr', 0),
    refTime: numberIn(fields, 'RefTime', 0),
  };
}

/** Before `diid` the field was `seqno`. */
const readTransmitted = (fields: JsonObject): StationTransmitted => ({
  kind: 'transmitted',
  diid: integerIn({ diid: fields.diid ?? fields.seqno }, 'diid', [0, largestDiid]),
  xtime: exactIn(fields, 'xtime', 0),
});

/** The station in a request for its connection, `{"router": …}`; as it was written. */
export const readRouterQuery = (text: string): unknown => readFields(text).router;

/** What a station asks of its CUPS server. */
export interface CupsRequest {
  readonly router: unknown;
  readonly cupsUri: string;
  readonly tcUri: string;
  /** CRC-32 of the credentials that the station has. */
  readonly cupsCredCrc: number;
  readonly tcCredCrc: number;
}

export function readCupsRequest(text: string): CupsRequest {
  const fields = readFields(text);
  return {
    router: fields.router,
    cupsUri: textIn(fields, 'cupsUri'),
    tcUri: textIn(fields, 'tcUri'),
    cupsCredCrc: integerIn(fields, 'cupsCredCrc', whole, 0),
    tcCredCrc: integerIn(fields, 'tcCredCrc', whole, 0),
  };
}
