// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { Downlink as _fieldpost_handler_v1_Downlink, Downlink__Output as _fieldpost_handler_v1_Downlink__Output } from '../../../fieldpost/handler/v1/Downlink.js';
import type { WaitingDownlink as _fieldpost_handler_v1_WaitingDownlink, WaitingDownlink__Output as _fieldpost_handler_v1_WaitingDownlink__Output } from '../../../fieldpost/handler/v1/WaitingDownlink.js';

export interface DownlinkList {
  /**
   * What is on its way: it was sent, or is sent after the next uplink. Absent when there is none.
   */
  'current'?: (_fieldpost_handler_v1_Downlink | null);
  /**
   * What waits, the next one first.
   */
  'waiting'?: (_fieldpost_handler_v1_WaitingDownlink)[];
}

export interface DownlinkList__Output {
  /**
   * What is on its way: it was sent, or is sent after the next uplink. Absent when there is none.
   */
  'current': (_fieldpost_handler_v1_Downlink__Output | null);
  /**
   * What waits, the next one first.
   */
  'waiting': (_fieldpost_handler_v1_WaitingDownlink__Output)[];
}
