import { Eui } from '@fieldpost/domain';
import { objectOf, readObject } from './json-values.js';
import { type ReceivedFrame, readFrames } from './rxpk.js';
import { type ForwarderStatus, readStatus } from './stat.js';
import { type GatewayTransmission, txpk } from './txpk.js';

/** What every packet of the Semtech UDP protocol starts with; answers repeat version and token. */
interface PacketHeader {
  /** Version 1 acknowledges no transmissions. */
  readonly version: 1 | 2;
  /** Two bytes that the sender chose. */
  readonly token: number;
  readonly eui: Eui;
}

export interface PushData extends PacketHeader {
  readonly kind: 'PUSH_DATA';
  readonly frames: readonly ReceivedFrame[];
  readonly status: ForwarderStatus | undefined;
}

/** Keeps the way for downlinks open: PULL_RESP is sent to the source of the latest one. */
export interface PullData extends PacketHeader {
  readonly kind: 'PULL_DATA';
}

/** The answer to PULL_RESP. Without an error the gateway will transmit; no packet confirms the transmission itself. */
export interface TxAck extends PacketHeader {
  readonly kind: 'TX_ACK';
  readonly error: TxError | undefined;
}

export type GatewayPacket = PushData | PullData | TxAck;

const txErrors = [
  'TOO_LATE',
  'TOO_EARLY',
  'COLLISION_PACKET',
  'COLLISION_BEACON',
  'TX_FREQ',
  'TX_POWER',
  'GPS_UNLOCKED',
  'UNKNOWN',
] as const;
export type TxError = (typeof txErrors)[number];

const pushData = 0;
const pushAck = 1;
const pullData = 2;
const pullResp = 3;
const pullAck = 4;
const txAck = 5;
const euiEnd = 12;

/** Reads a packet of a gateway; anything else is `undefined`. */
export function parseGatewayPacket(bytes: Buffer): GatewayPacket | undefined {
  const header = readHeader(bytes);
  if (!header) return undefined;
  const type = bytes[3];
  if (type === pushData) return parsePushData(header, bytes);
  if (type === txAck) return parseTxAck(header, bytes);
  return type === pullData ? { kind: 'PULL_DATA', ...header } : undefined;
}

/** The PUSH_ACK or PULL_ACK for a packet, made from its first bytes alone; nothing for other packets. */
export function acknowledgement(bytes: Buffer): Buffer | undefined {
  const type = bytes[3];
  if (!readHeader(bytes) || (type !== pushData && type !== pullData)) return undefined;
  const answer = Buffer.from(bytes.subarray(0, 4));
  answer[3] = type === pushData ? pushAck : pullAck;
  return answer;
}

/** The packet that has a gateway transmit a frame; TX_ACK repeats the token. */
export function pullResponse(
  { version, token }: Pick<PacketHeader, 'version' | 'token'>,
  transmission: GatewayTransmission,
): Buffer {
  const header = Buffer.from([version, token >> 8, token & 0xff, pullResp]);
  return Buffer.concat([header, Buffer.from(JSON.stringify({ txpk: txpk(transmission) }))]);
}

function readHeader(bytes: Buffer): PacketHeader | undefined {
  const version = bytes[0];
  if (bytes.length < euiEnd || (version !== 1 && version !== 2)) return undefined;
  return { version, token: bytes.readUInt16BE(1), eui: Eui(bytes.toString('hex', 4, euiEnd)) };
}

function parsePushData(header: PacketHeader, bytes: Buffer): PushData | undefined {
  const body = readObject(bytes.subarray(euiEnd));
  if (!body) return undefined;
  const stat = objectOf(body.stat);
  const status = stat ? readStatus(stat) : undefined;
  return { kind: 'PUSH_DATA', ...header, frames: readFrames(body.rxpk), status };
}

/** Success is an empty body, an empty object, or the error `NONE`. A power that was lowered is a warning. */
function parseTxAck(header: PacketHeader, bytes: Buffer): TxAck {
  const body = bytes.subarray(euiEnd);
  const isEmpty = body.every((byte) => byte === 0);
  const answer = isEmpty ? {} : readObject(body);
  const error = answer ? objectOf(answer.txpk_ack)?.error : 'UNKNOWN';
  return { kind: 'TX_ACK', ...header, error: readError(error) };
}

const readError = (error: unknown): TxError | undefined =>
  error === undefined || error === null || error === '' || error === 'NONE'
    ? undefined
    : (txErrors.find((known) => known === error) ?? 'UNKNOWN');
