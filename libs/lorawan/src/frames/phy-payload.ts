import { type DataFrame, parseDataFrame } from './data-frame.js';
import { type EncryptedJoinAccept, parseEncryptedJoinAccept } from './join-accept.js';
import { type JoinRequest, parseJoinRequest } from './join-request.js';
import { readMType } from './m-type.js';

/** Any frame of LoRaWAN 1.0.2, by `mType`. */
export type PhyPayload = DataFrame | JoinRequest | EncryptedJoinAccept;

/**
 * Reads the bytes of a frame. Anything malformed is `Payload not valid: …`; what is well-formed may still be forged, as
 * no MIC is verified. The buffers of the result are views of `bytes`, so that they keep the whole frame in memory.
 */
export function parsePhyPayload(bytes: Buffer): PhyPayload {
  const mType = readMType(bytes);
  switch (mType) {
    case 'JOIN_REQUEST':
      return parseJoinRequest(bytes);
    case 'JOIN_ACCEPT':
      return parseEncryptedJoinAccept(bytes);
    case 'UNCONFIRMED_UP':
    case 'UNCONFIRMED_DOWN':
    case 'CONFIRMED_UP':
    case 'CONFIRMED_DOWN':
      return parseDataFrame(mType, bytes);
  }
}

/** Whether a frame carries data, as opposed to belonging to a join. */
export const isDataFrame = (frame: PhyPayload): frame is DataFrame =>
  frame.mType !== 'JOIN_REQUEST' && frame.mType !== 'JOIN_ACCEPT';
