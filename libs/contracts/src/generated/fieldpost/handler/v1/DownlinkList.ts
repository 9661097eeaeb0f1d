// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { Downlink as _fieldpost_handler_v1_Downlink, Downlink__Output as _fieldpost_handler_v1_Downlink__Output } from '../../../fieldpost/handler/v1/Downlink.js';
import type { WaitingDownlink as _fieldpost_handler_v1_WaitingDownlink, WaitingDownlink__Output as _fieldpost_handler_v1_WaitingDownlink__Output } from '../../../fieldpost/handler/v1/WaitingDownlink.js';

export interface DownlinkList {
  /**
   * The pending downlink: it was sent and is not acknowledged yet, or is sent after the next uplink. Absent when there is
   * none.
   */
  'current'?: (_fieldpost_handler_v1_Downlink | null);
  /**
   * Queued downlinks, the next one first.
   */
  'waiting'?: (_fieldpost_handler_v1_WaitingDownlink)[];
}

export interface DownlinkList__Output {
  /**
   * The pending downlink: it was sent and is not acknowledged yet, or is sent after the next uplink. Absent when there is
   * none.
   */
  'current': (_fieldpost_handler_v1_Downlink__Output | null);
  /**
   * Queued downlinks, the next one first.
   */
  'waiting': (_fieldpost_handler_v1_WaitingDownlink__Output)[];
}
