// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { Message as _protocol_Message, Message__Output as _protocol_Message__Output } from '../protocol/Message.js';
import type { RxMetadata as _protocol_RxMetadata, RxMetadata__Output as _protocol_RxMetadata__Output } from '../protocol/RxMetadata.js';
import type { RxMetadata as _gateway_RxMetadata, RxMetadata__Output as _gateway_RxMetadata__Output } from '../gateway/RxMetadata.js';
import type { DownlinkMessage as _broker_DownlinkMessage, DownlinkMessage__Output as _broker_DownlinkMessage__Output } from '../broker/DownlinkMessage.js';
import type { Trace as _trace_Trace, Trace__Output as _trace_Trace__Output } from '../trace/Trace.js';
import type { Long } from '@grpc/proto-loader';

/**
 * A frame with everything that all gateways reported about it, and a downlink to answer with.
 */
export interface DeduplicatedUplinkMessage {
  'payload'?: (Buffer | Uint8Array | string);
  'message'?: (_protocol_Message | null);
  'dev_eui'?: (Buffer | Uint8Array | string);
  'app_eui'?: (Buffer | Uint8Array | string);
  'app_id'?: (string);
  'dev_id'?: (string);
  'protocol_metadata'?: (_protocol_RxMetadata | null);
  'gateway_metadata'?: (_gateway_RxMetadata)[];
  /**
   * When the broker received it first, Unix nanoseconds.
   */
  'server_time'?: (number | string | Long);
  /**
   * What to complete and publish as the answer; absent when no gateway can transmit.
   */
  'response_template'?: (_broker_DownlinkMessage | null);
  'trace'?: (_trace_Trace | null);
}

/**
 * A frame with everything that all gateways reported about it, and a downlink to answer with.
 */
export interface DeduplicatedUplinkMessage__Output {
  'payload': (Buffer);
  'message': (_protocol_Message__Output | null);
  'dev_eui': (Buffer);
  'app_eui': (Buffer);
  'app_id': (string);
  'dev_id': (string);
  'protocol_metadata': (_protocol_RxMetadata__Output | null);
  'gateway_metadata': (_gateway_RxMetadata__Output)[];
  /**
   * When the broker received it first, Unix nanoseconds.
   */
  'server_time': (string);
  /**
   * What to complete and publish as the answer; absent when no gateway can transmit.
   */
  'response_template': (_broker_DownlinkMessage__Output | null);
  'trace': (_trace_Trace__Output | null);
}
