// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { DownlinkMessage as _broker_DownlinkMessage, DownlinkMessage__Output as _broker_DownlinkMessage__Output } from '../../../broker/DownlinkMessage.js';

export interface OfferResponse {
  /**
   * A frame without payload and MIC. Absent when the device gets downlinks only as answers for now: it is of class A, it has
   * sent nothing since it joined, or no gateway that heard it is connected.
   */
  'template'?: (_broker_DownlinkMessage | null);
}

export interface OfferResponse__Output {
  /**
   * A frame without payload and MIC. Absent when the device gets downlinks only as answers for now: it is of class A, it has
   * sent nothing since it joined, or no gateway that heard it is connected.
   */
  'template': (_broker_DownlinkMessage__Output | null);
}
