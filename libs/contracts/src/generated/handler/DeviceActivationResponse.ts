// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { Message as _protocol_Message, Message__Output as _protocol_Message__Output } from '../protocol/Message.js';
import type { DownlinkOption as _broker_DownlinkOption, DownlinkOption__Output as _broker_DownlinkOption__Output } from '../broker/DownlinkOption.js';
import type { ActivationMetadata as _protocol_ActivationMetadata, ActivationMetadata__Output as _protocol_ActivationMetadata__Output } from '../protocol/ActivationMetadata.js';
import type { Trace as _trace_Trace, Trace__Output as _trace_Trace__Output } from '../trace/Trace.js';

/**
 * Answer to a join: the sealed join accept and what the network needs to remember.
 */
export interface DeviceActivationResponse {
  'payload'?: (Buffer | Uint8Array | string);
  'message'?: (_protocol_Message | null);
  'downlink_option'?: (_broker_DownlinkOption | null);
  'activation_metadata'?: (_protocol_ActivationMetadata | null);
  'trace'?: (_trace_Trace | null);
}

/**
 * Answer to a join: the sealed join accept and what the network needs to remember.
 */
export interface DeviceActivationResponse__Output {
  'payload': (Buffer);
  'message': (_protocol_Message__Output | null);
  'downlink_option': (_broker_DownlinkOption__Output | null);
  'activation_metadata': (_protocol_ActivationMetadata__Output | null);
  'trace': (_trace_Trace__Output | null);
}
