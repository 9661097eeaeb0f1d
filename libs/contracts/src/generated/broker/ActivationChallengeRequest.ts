// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { Message as _protocol_Message, Message__Output as _protocol_Message__Output } from '../protocol/Message.js';

/**
 * A join request whose code the handler has to confirm.
 */
export interface ActivationChallengeRequest {
  'payload'?: (Buffer | Uint8Array | string);
  'message'?: (_protocol_Message | null);
  'dev_eui'?: (Buffer | Uint8Array | string);
  'app_eui'?: (Buffer | Uint8Array | string);
  'app_id'?: (string);
  'dev_id'?: (string);
}

/**
 * A join request whose code the handler has to confirm.
 */
export interface ActivationChallengeRequest__Output {
  'payload': (Buffer);
  'message': (_protocol_Message__Output | null);
  'dev_eui': (Buffer);
  'app_eui': (Buffer);
  'app_id': (string);
  'dev_id': (string);
}
