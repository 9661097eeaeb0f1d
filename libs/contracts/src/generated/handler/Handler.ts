// Generated from protos/ by `npm run generate`; changes made here are lost.
import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { ActivationChallengeRequest as _broker_ActivationChallengeRequest, ActivationChallengeRequest__Output as _broker_ActivationChallengeRequest__Output } from '../broker/ActivationChallengeRequest.js';
import type { ActivationChallengeResponse as _broker_ActivationChallengeResponse, ActivationChallengeResponse__Output as _broker_ActivationChallengeResponse__Output } from '../broker/ActivationChallengeResponse.js';
import type { DeduplicatedDeviceActivationRequest as _broker_DeduplicatedDeviceActivationRequest, DeduplicatedDeviceActivationRequest__Output as _broker_DeduplicatedDeviceActivationRequest__Output } from '../broker/DeduplicatedDeviceActivationRequest.js';
import type { DeviceActivationResponse as _handler_DeviceActivationResponse, DeviceActivationResponse__Output as _handler_DeviceActivationResponse__Output } from '../handler/DeviceActivationResponse.js';

/**
 * What brokers ask of a handler when a device joins.
 */
export interface HandlerClient extends grpc.Client {
  /**
   * Accepts a device and derives its session keys.
   */
  Activate(argument: _broker_DeduplicatedDeviceActivationRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_handler_DeviceActivationResponse__Output>): grpc.ClientUnaryCall;
  Activate(argument: _broker_DeduplicatedDeviceActivationRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_handler_DeviceActivationResponse__Output>): grpc.ClientUnaryCall;
  Activate(argument: _broker_DeduplicatedDeviceActivationRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_handler_DeviceActivationResponse__Output>): grpc.ClientUnaryCall;
  Activate(argument: _broker_DeduplicatedDeviceActivationRequest, callback: grpc.requestCallback<_handler_DeviceActivationResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Accepts a device and derives its session keys.
   */
  activate(argument: _broker_DeduplicatedDeviceActivationRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_handler_DeviceActivationResponse__Output>): grpc.ClientUnaryCall;
  activate(argument: _broker_DeduplicatedDeviceActivationRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_handler_DeviceActivationResponse__Output>): grpc.ClientUnaryCall;
  activate(argument: _broker_DeduplicatedDeviceActivationRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_handler_DeviceActivationResponse__Output>): grpc.ClientUnaryCall;
  activate(argument: _broker_DeduplicatedDeviceActivationRequest, callback: grpc.requestCallback<_handler_DeviceActivationResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Proves that the handler knows the device, by the code of the join request.
   */
  ActivationChallenge(argument: _broker_ActivationChallengeRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_broker_ActivationChallengeResponse__Output>): grpc.ClientUnaryCall;
  ActivationChallenge(argument: _broker_ActivationChallengeRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_broker_ActivationChallengeResponse__Output>): grpc.ClientUnaryCall;
  ActivationChallenge(argument: _broker_ActivationChallengeRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_broker_ActivationChallengeResponse__Output>): grpc.ClientUnaryCall;
  ActivationChallenge(argument: _broker_ActivationChallengeRequest, callback: grpc.requestCallback<_broker_ActivationChallengeResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Proves that the handler knows the device, by the code of the join request.
   */
  activationChallenge(argument: _broker_ActivationChallengeRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_broker_ActivationChallengeResponse__Output>): grpc.ClientUnaryCall;
  activationChallenge(argument: _broker_ActivationChallengeRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_broker_ActivationChallengeResponse__Output>): grpc.ClientUnaryCall;
  activationChallenge(argument: _broker_ActivationChallengeRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_broker_ActivationChallengeResponse__Output>): grpc.ClientUnaryCall;
  activationChallenge(argument: _broker_ActivationChallengeRequest, callback: grpc.requestCallback<_broker_ActivationChallengeResponse__Output>): grpc.ClientUnaryCall;
  
}

/**
 * What brokers ask of a handler when a device joins.
 */
export interface HandlerHandlers extends grpc.UntypedServiceImplementation {
  /**
   * Accepts a device and derives its session keys.
   */
  Activate: grpc.handleUnaryCall<_broker_DeduplicatedDeviceActivationRequest__Output, _handler_DeviceActivationResponse>;
  
  /**
   * Proves that the handler knows the device, by the code of the join request.
   */
  ActivationChallenge: grpc.handleUnaryCall<_broker_ActivationChallengeRequest__Output, _broker_ActivationChallengeResponse>;
  
}

export interface HandlerDefinition extends grpc.ServiceDefinition {
  Activate: MethodDefinition<_broker_DeduplicatedDeviceActivationRequest, _handler_DeviceActivationResponse, _broker_DeduplicatedDeviceActivationRequest__Output, _handler_DeviceActivationResponse__Output>
  ActivationChallenge: MethodDefinition<_broker_ActivationChallengeRequest, _broker_ActivationChallengeResponse, _broker_ActivationChallengeRequest__Output, _broker_ActivationChallengeResponse__Output>
}
