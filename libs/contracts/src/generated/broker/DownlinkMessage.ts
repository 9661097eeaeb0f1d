// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { Message as _protocol_Message, Message__Output as _protocol_Message__Output } from '../protocol/Message.js';
import type { DownlinkOption as _broker_DownlinkOption, DownlinkOption__Output as _broker_DownlinkOption__Output } from '../broker/DownlinkOption.js';
import type { Trace as _trace_Trace, Trace__Output as _trace_Trace__Output } from '../trace/Trace.js';

/**
 * A frame on its way to a device.
 */
export interface DownlinkMessage {
  'payload'?: (Buffer | Uint8Array | string);
  'message'?: (_protocol_Message | null);
  'dev_eui'?: (Buffer | Uint8Array | string);
  'app_eui'?: (Buffer | Uint8Array | string);
  'app_id'?: (string);
  'dev_id'?: (string);
  'downlink_option'?: (_broker_DownlinkOption | null);
  'trace'?: (_trace_Trace | null);
}

/**
 * A frame on its way to a device.
 */
export interface DownlinkMessage__Output {
  'payload': (Buffer);
  'message': (_protocol_Message__Output | null);
  'dev_eui': (Buffer);
  'app_eui': (Buffer);
  'app_id': (string);
  'dev_id': (string);
  'downlink_option': (_broker_DownlinkOption__Output | null);
  'trace': (_trace_Trace__Output | null);
}
