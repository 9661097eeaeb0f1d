import { notValid } from '@fieldpost/errors';
import { reversed } from '../frames/byte-order.js';
import { maxPhyPayloadLength } from '../frames/m-type.js';
import type { JsonObject } from '../semtech-udp/json-values.js';
import { bytesIn, integerIn } from './fields.js';
import { stationEui } from './station-id.js';

const byte = [0, 0xff] as const;
const word = [0, 0xffff] as const;
/** Stations write 32 bits as a signed number; an unsigned one is understood as well. */
const long = [-0x8000_0000, 0xffff_ffff] as const;
const noPort = -1;
const longestFOpts = 15;

/** The bytes of a data frame, which a station has taken apart (`updf`). */
export function dataFrameIn(fields: JsonObject): Buffer {
  const fCtrl = integerIn(fields, 'FCtrl', byte);
  const fOpts = bytesIn(fields, 'FOpts');
  if (fOpts.length !== (fCtrl & longestFOpts))
    throw notValid({ argument: 'FOpts', reason: 'should have the length in FCtrl' });
  const fPort = integerIn(fields, 'FPort', [noPort, 0xff], noPort);
  const header = Buffer.alloc(8);
  header[0] = integerIn(fields, 'MHdr', byte);
  header.writeUInt32LE(integerIn(fields, 'DevAddr', long) >>> 0, 1);
  header[5] = fCtrl;
  header.writeUInt16LE(integerIn(fields, 'FCnt', word), 6);
  const port = fPort === noPort ? [] : [Buffer.of(fPort)];
  return joined([header, fOpts, ...port, bytesIn(fields, 'FRMPayload'), micIn(fields)]);
}

/** The bytes of a join request (`jreq`). Stations have other names in their fields after `JoinEUI` in router_config. */
export const joinRequestIn = (fields: JsonObject): Buffer =>
  joined([
    Buffer.of(integerIn(fields, 'MHdr', byte)),
    euiBytes(fields.JoinEui ?? fields.JoinEUI, 'JoinEui'),
    euiBytes(fields.DevEui ?? fields.DevEUI, 'DevEui'),
    nonceIn(fields),
    micIn(fields),
  ]);

const euiBytes = (value: unknown, name: string): Buffer =>
  reversed(Buffer.from(stationEui(value, name), 'hex'));

function nonceIn(fields: JsonObject): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(integerIn(fields, 'DevNonce', word));
  return bytes;
}

function micIn(fields: JsonObject): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(integerIn(fields, 'MIC', long) >>> 0);
  return bytes;
}

function joined(parts: readonly Buffer[]): Buffer {
  const frame = Buffer.concat(parts);
  if (frame.length <= maxPhyPayloadLength) return frame;
  const reason = `makes a frame of more than ${String(maxPhyPayloadLength)} bytes`;
  throw notValid({ argument: 'FRMPayload', reason });
}
