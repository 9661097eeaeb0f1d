import {
  type DataFrame,
  directionOf,
  type DownlinkCommand,
  downlinkCommands,
  parseDataFrame,
  readMType,
  type UplinkCommand,
  uplinkCommands,
} from '@fieldpost/lorawan/data-frames';
import { Buffer as BrowserBuffer } from 'buffer/';
import { parseBytes, toHex } from '../../devices/bytes.js';

export type MacCommand = UplinkCommand | DownlinkCommand;

/** A frame as it is on air, read as far as that is possible without keys. */
export type InspectedFrame =
  /** Join requests and join accepts have no header and no MAC commands. */
  | { readonly is: 'join'; readonly type: string; readonly length: number }
  | {
      readonly is: 'data';
      readonly type: string;
      readonly length: number;
      readonly devAddr: string;
      /** Names of the flags in FCtrl that are set. */
      readonly flags: readonly string[];
      /** The lower 16 bits of the frame counter. */
      readonly fCnt: number;
      readonly fPort: number | undefined;
      /** Hexadecimal, as the payload and the MIC are. */
      readonly fOpts: string;
      /** The commands in FOpts; reading ends at an unknown one. */
      readonly commands: readonly MacCommand[];
      /** Encrypted. */
      readonly frmPayload: string;
      readonly mic: string;
    };

/** The bytes of a frame in hexadecimal, with or without spaces, or in base64; undefined for other texts. */
export function frameBytes(text: string): Uint8Array | undefined {
  const hex = parseBytes(text);
  if (hex) return hex;
  const base64 = text.trim();
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(base64) || base64.length % 4 !== 0) return undefined;
  return BrowserBuffer.from(base64, 'base64');
}

/** Reads a PHYPayload (LoRaWAN 1.0.2, chapter 4). Throws an error with the reason if it is no frame. */
export function inspectFrame(bytes: Uint8Array): InspectedFrame {
  // The rules read with the methods of Node's Buffer, which this library has in browsers.
  const buffer = BrowserBuffer.from(bytes) as unknown as Buffer;
  const type = readMType(buffer);
  if (type === 'JOIN_REQUEST' || type === 'JOIN_ACCEPT') return { is: 'join', type, length: bytes.length };
  const frame = parseDataFrame(type, buffer);
  const codec = directionOf(type) === 'up' ? uplinkCommands : downlinkCommands;
  return {
    is: 'data',
    type,
    length: bytes.length,
    devAddr: frame.devAddr,
    flags: flagsOf(frame),
    fCnt: frame.fCnt,
    fPort: frame.fPort,
    fOpts: toHex(frame.fOpts),
    commands: codec.parse(frame.fOpts),
    frmPayload: toHex(frame.frmPayload),
    mic: toHex(frame.mic),
  };
}

function flagsOf({ fCtrl: { adr, adrAckReq, ack, fPending }, mType }: DataFrame): readonly string[] {
  const isUp = directionOf(mType) === 'up';
  return [
    adr && 'ADR',
    isUp && adrAckReq && 'ADRACKReq',
    ack && 'ACK',
    // The same bit says in an uplink of class B that beacons are received.
    fPending && (isUp ? 'ClassB' : 'FPending'),
  ].filter((flag) => flag !== false);
}

/** The members of a MAC command as text, such as `dataRate 5, txPower 1`. */
export const contentOf = ({ name: _, ...content }: MacCommand): string =>
  Object.entries(content)
    .map(([member, value]) => `${member} ${String(value)}`)
    .join(', ');
