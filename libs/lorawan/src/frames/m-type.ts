import { payloadNotValid } from './payload-not-valid.js';

/**
 * Message types in the order of their numbers and in the words of the wire
 * (docs/protocol/grpc.md#lorawan-message-types).
 */
export const mTypes = [
  'JOIN_REQUEST',
  'JOIN_ACCEPT',
  'UNCONFIRMED_UP',
  'UNCONFIRMED_DOWN',
  'CONFIRMED_UP',
  'CONFIRMED_DOWN',
] as const;
export type MType = (typeof mTypes)[number];
export type DataMType = Exclude<MType, 'JOIN_REQUEST' | 'JOIN_ACCEPT'>;

/** Which way a frame travels; part of its MIC and of its encryption. */
export type Direction = 'up' | 'down';

export const directionOf = (mType: DataMType): Direction => (mType.endsWith('_UP') ? 'up' : 'down');

/** More than this does not fit into a radio's buffer, nor into the length byte of the MIC. */
export const maxPhyPayloadLength = 255;

/**
 * Reads the first byte of a frame (LoRaWAN 1.0.2 section 4.2). The reserved bits in its middle are ignored;
 * another major version is another protocol and rejected.
 */
export function readMType(frame: Buffer): MType {
  const [mhdr] = frame;
  if (mhdr === undefined) throw payloadNotValid('is empty');
  if (frame.length > maxPhyPayloadLength) {
    throw payloadNotValid(`has more than ${String(maxPhyPayloadLength)} bytes`);
  }
  const major = mhdr & 0b11;
  if (major !== 0) throw payloadNotValid(`has the unknown major version ${String(major)}`);

  const mType = mTypes[mhdr >> 5];
  if (mType === undefined) throw payloadNotValid(`has the unsupported message type ${String(mhdr >> 5)}`);
  return mType;
}

/** The first byte of a frame of major version R1. */
export const mhdrOf = (mType: MType): number => mTypes.indexOf(mType) << 5;
