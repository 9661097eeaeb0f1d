// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { Timestamp as _google_protobuf_Timestamp, Timestamp__Output as _google_protobuf_Timestamp__Output } from '../../../google/protobuf/Timestamp.js';
import type { Downlink as _fieldpost_handler_v1_Downlink, Downlink__Output as _fieldpost_handler_v1_Downlink__Output } from '../../../fieldpost/handler/v1/Downlink.js';

export interface WaitingDownlink {
  /**
   * Unique in the queue of the device, never reused.
   */
  'id'?: (string);
  'queued_at'?: (_google_protobuf_Timestamp | null);
  'downlink'?: (_fieldpost_handler_v1_Downlink | null);
}

export interface WaitingDownlink__Output {
  /**
   * Unique in the queue of the device, never reused.
   */
  'id': (string);
  'queued_at': (_google_protobuf_Timestamp__Output | null);
  'downlink': (_fieldpost_handler_v1_Downlink__Output | null);
}
