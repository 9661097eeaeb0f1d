// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { Message as _protocol_Message, Message__Output as _protocol_Message__Output } from '../protocol/Message.js';
import type { RxMetadata as _protocol_RxMetadata, RxMetadata__Output as _protocol_RxMetadata__Output } from '../protocol/RxMetadata.js';
import type { RxMetadata as _gateway_RxMetadata, RxMetadata__Output as _gateway_RxMetadata__Output } from '../gateway/RxMetadata.js';
import type { ActivationMetadata as _protocol_ActivationMetadata, ActivationMetadata__Output as _protocol_ActivationMetadata__Output } from '../protocol/ActivationMetadata.js';
import type { DeviceActivationResponse as _broker_DeviceActivationResponse, DeviceActivationResponse__Output as _broker_DeviceActivationResponse__Output } from '../broker/DeviceActivationResponse.js';
import type { Trace as _trace_Trace, Trace__Output as _trace_Trace__Output } from '../trace/Trace.js';
import type { Long } from '@grpc/proto-loader';

/**
 * A join request with everything that all gateways reported about it, and a join accept to complete.
 */
export interface DeduplicatedDeviceActivationRequest {
  'payload'?: (Buffer | Uint8Array | string);
  'message'?: (_protocol_Message | null);
  'dev_eui'?: (Buffer | Uint8Array | string);
  'app_eui'?: (Buffer | Uint8Array | string);
  'app_id'?: (string);
  'dev_id'?: (string);
  'protocol_metadata'?: (_protocol_RxMetadata | null);
  'gateway_metadata'?: (_gateway_RxMetadata)[];
  'activation_metadata'?: (_protocol_ActivationMetadata | null);
  /**
   * When the broker received it first, Unix nanoseconds.
   */
  'server_time'?: (number | string | Long);
  'response_template'?: (_broker_DeviceActivationResponse | null);
  'trace'?: (_trace_Trace | null);
}

/**
 * A join request with everything that all gateways reported about it, and a join accept to complete.
 */
export interface DeduplicatedDeviceActivationRequest__Output {
  'payload': (Buffer);
  'message': (_protocol_Message__Output | null);
  'dev_eui': (Buffer);
  'app_eui': (Buffer);
  'app_id': (string);
  'dev_id': (string);
  'protocol_metadata': (_protocol_RxMetadata__Output | null);
  'gateway_metadata': (_gateway_RxMetadata__Output)[];
  'activation_metadata': (_protocol_ActivationMetadata__Output | null);
  /**
   * When the broker received it first, Unix nanoseconds.
   */
  'server_time': (string);
  'response_template': (_broker_DeviceActivationResponse__Output | null);
  'trace': (_trace_Trace__Output | null);
}
