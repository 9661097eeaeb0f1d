// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { Message as _lorawan_Message, Message__Output as _lorawan_Message__Output } from '../lorawan/Message.js';

/**
 * A frame, taken apart.
 */
export interface Message {
  'lorawan'?: (_lorawan_Message | null);
  'protocol'?: "lorawan";
}

/**
 * A frame, taken apart.
 */
export interface Message__Output {
  'lorawan'?: (_lorawan_Message__Output | null);
  'protocol'?: "lorawan";
}
