import type { DevAddr } from '@fieldpost/domain';
import { notValid } from '@fieldpost/errors';
import { devAddrToNumber, readDevAddr } from './byte-order.js';
import { type DataMType, maxPhyPayloadLength, mhdrOf } from './m-type.js';
import { payloadNotValid } from './payload-not-valid.js';

/** The flags of a data frame. `adrAckReq` is only sent up, `fPending` only down (LoRaWAN 1.0.2 section 4.3.1). */
export interface FCtrl {
  readonly adr: boolean;
  readonly adrAckReq: boolean;
  readonly ack: boolean;
  readonly fPending: boolean;
}

/** All of a data frame but its MIC. `fCnt` is the low half of the counter; `frmPayload` is encrypted as on air. */
export interface DataFrameContent {
  readonly mType: DataMType;
  readonly devAddr: DevAddr;
  readonly fCtrl: FCtrl;
  readonly fCnt: number;
  readonly fOpts: Buffer;
  readonly fPort: number | undefined;
  readonly frmPayload: Buffer;
}

export interface DataFrame extends DataFrameContent {
  readonly mic: Buffer;
}

const headerLength = 8;
const micLength = 4;
const maxFOptsLength = 15;

/** MHDR, DevAddr, FCtrl, FCnt and MIC: what the smallest data frame consists of. */
export const minDataFrameLength = headerLength + micLength;

/** Reads a data frame of a known type. The buffers of the result are windows on `bytes`, not copies. */
export function parseDataFrame(mType: DataMType, bytes: Buffer): DataFrame {
  if (bytes.length < minDataFrameLength) {
    throw payloadNotValid(`a data frame should have at least ${String(minDataFrameLength)} bytes`);
  }
  const flags = bytes.readUInt8(5);
  const end = bytes.length - micLength;
  const portAt = headerLength + (flags & 0x0f);
  if (portAt > end) throw payloadNotValid('FOpts are longer than the frame');

  const frame: DataFrame = {
    mType,
    devAddr: readDevAddr(bytes, 1),
    fCtrl: readFCtrl(flags),
    fCnt: bytes.readUInt16LE(6),
    fOpts: bytes.subarray(headerLength, portAt),
    fPort: portAt < end ? bytes[portAt] : undefined,
    frmPayload: bytes.subarray(Math.min(portAt + 1, end), end),
    mic: bytes.subarray(end),
  };
  rejectDoubleCommands(frame);
  return frame;
}

/**
 * Writes a data frame. Without a `mic`, its place is filled with zeros, as network servers do in templates;
 * `signDataFrame` fills it in.
 */
export function encodeDataFrame(frame: DataFrameContent & { readonly mic?: Buffer }): Buffer {
  checkContent(frame);
  const { fOpts, fPort, frmPayload, mic } = frame;
  const portAt = headerLength + fOpts.length;
  const payloadAt = fPort === undefined ? portAt : portAt + 1;
  const end = payloadAt + frmPayload.length;
  if (end + micLength > maxPhyPayloadLength) {
    throw payloadNotValid(`makes a frame of more than ${String(maxPhyPayloadLength)} bytes`);
  }

  const bytes = Buffer.allocUnsafe(end + micLength);
  bytes[0] = mhdrOf(frame.mType);
  bytes.writeUInt32LE(devAddrToNumber(frame.devAddr), 1);
  bytes[5] = fCtrlByte(frame.fCtrl) | fOpts.length;
  bytes.writeUInt16LE(frame.fCnt, 6);
  bytes.set(fOpts, headerLength);
  if (fPort !== undefined) bytes[portAt] = fPort;
  bytes.set(frmPayload, payloadAt);
  if (mic) bytes.set(mic, end);
  else bytes.fill(0, end);
  return bytes;
}

const readFCtrl = (flags: number): FCtrl => ({
  adr: (flags & 0x80) !== 0,
  adrAckReq: (flags & 0x40) !== 0,
  ack: (flags & 0x20) !== 0,
  fPending: (flags & 0x10) !== 0,
});

const fCtrlByte = ({ adr, adrAckReq, ack, fPending }: FCtrl): number =>
  (adr ? 0x80 : 0) | (adrAckReq ? 0x40 : 0) | (ack ? 0x20 : 0) | (fPending ? 0x10 : 0);

/** MAC commands travel in FOpts or on port 0; templates with FOpts may still name port 0 when it carries nothing. */
function rejectDoubleCommands({ fOpts, fPort, frmPayload }: DataFrameContent): void {
  if (fPort === 0 && fOpts.length > 0 && frmPayload.length > 0) {
    throw payloadNotValid('has MAC commands both in FOpts and on port 0');
  }
}

const isUnsigned = (value: number, max: number): boolean =>
  Number.isInteger(value) && value >= 0 && value <= max;

function checkContent(frame: DataFrameContent & { readonly mic?: Buffer }): void {
  const { fCnt, fOpts, fPort, frmPayload, mic } = frame;
  if (!isUnsigned(fCnt, 0xffff)) throw notValid({ argument: 'FCnt', reason: 'should be 0 to 65535' });
  if (fOpts.length > maxFOptsLength) {
    throw notValid({ argument: 'FOpts', reason: `should have at most ${String(maxFOptsLength)} bytes` });
  }
  if (mic && mic.length !== micLength) throw notValid({ argument: 'MIC', reason: 'should have 4 bytes' });
  if (fPort === undefined) {
    if (frmPayload.length > 0) throw notValid({ argument: 'FPort', reason: 'a payload needs a port' });
    return;
  }
  if (!isUnsigned(fPort, 0xff)) throw notValid({ argument: 'FPort', reason: 'should be 0 to 255' });
  rejectDoubleCommands(frame);
}
