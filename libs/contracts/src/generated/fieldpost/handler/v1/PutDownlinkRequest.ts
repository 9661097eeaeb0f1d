// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { Downlink as _fieldpost_handler_v1_Downlink, Downlink__Output as _fieldpost_handler_v1_Downlink__Output } from '../../../fieldpost/handler/v1/Downlink.js';

export interface PutDownlinkRequest {
  'app_id'?: (string);
  'dev_id'?: (string);
  'downlink'?: (_fieldpost_handler_v1_Downlink | null);
  /**
   * replace (also when empty), first or last.
   */
  'schedule'?: (string);
}

export interface PutDownlinkRequest__Output {
  'app_id': (string);
  'dev_id': (string);
  'downlink': (_fieldpost_handler_v1_Downlink__Output | null);
  /**
   * replace (also when empty), first or last.
   */
  'schedule': (string);
}
