// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { Message as _protocol_Message, Message__Output as _protocol_Message__Output } from '../protocol/Message.js';
import type { TxConfiguration as _protocol_TxConfiguration, TxConfiguration__Output as _protocol_TxConfiguration__Output } from '../protocol/TxConfiguration.js';
import type { TxConfiguration as _gateway_TxConfiguration, TxConfiguration__Output as _gateway_TxConfiguration__Output } from '../gateway/TxConfiguration.js';
import type { Trace as _trace_Trace, Trace__Output as _trace_Trace__Output } from '../trace/Trace.js';

/**
 * A frame that one gateway has to transmit.
 */
export interface DownlinkMessage {
  'payload'?: (Buffer | Uint8Array | string);
  'message'?: (_protocol_Message | null);
  'protocol_configuration'?: (_protocol_TxConfiguration | null);
  'gateway_configuration'?: (_gateway_TxConfiguration | null);
  'trace'?: (_trace_Trace | null);
}

/**
 * A frame that one gateway has to transmit.
 */
export interface DownlinkMessage__Output {
  'payload': (Buffer);
  'message': (_protocol_Message__Output | null);
  'protocol_configuration': (_protocol_TxConfiguration__Output | null);
  'gateway_configuration': (_gateway_TxConfiguration__Output | null);
  'trace': (_trace_Trace__Output | null);
}
