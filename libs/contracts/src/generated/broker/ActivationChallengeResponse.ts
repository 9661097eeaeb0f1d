// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { Message as _protocol_Message, Message__Output as _protocol_Message__Output } from '../protocol/Message.js';

/**
 * The join request with the code that the handler computed.
 */
export interface ActivationChallengeResponse {
  'payload'?: (Buffer | Uint8Array | string);
  'message'?: (_protocol_Message | null);
}

/**
 * The join request with the code that the handler computed.
 */
export interface ActivationChallengeResponse__Output {
  'payload': (Buffer);
  'message': (_protocol_Message__Output | null);
}
