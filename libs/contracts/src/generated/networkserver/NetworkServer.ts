// Generated from protos/ by `npm run generate`; changes made here are lost.
import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { DeduplicatedDeviceActivationRequest as _broker_DeduplicatedDeviceActivationRequest, DeduplicatedDeviceActivationRequest__Output as _broker_DeduplicatedDeviceActivationRequest__Output } from '../broker/DeduplicatedDeviceActivationRequest.js';
import type { DeduplicatedUplinkMessage as _broker_DeduplicatedUplinkMessage, DeduplicatedUplinkMessage__Output as _broker_DeduplicatedUplinkMessage__Output } from '../broker/DeduplicatedUplinkMessage.js';
import type { DeviceActivationResponse as _handler_DeviceActivationResponse, DeviceActivationResponse__Output as _handler_DeviceActivationResponse__Output } from '../handler/DeviceActivationResponse.js';
import type { DevicesRequest as _networkserver_DevicesRequest, DevicesRequest__Output as _networkserver_DevicesRequest__Output } from '../networkserver/DevicesRequest.js';
import type { DevicesResponse as _networkserver_DevicesResponse, DevicesResponse__Output as _networkserver_DevicesResponse__Output } from '../networkserver/DevicesResponse.js';
import type { DownlinkMessage as _broker_DownlinkMessage, DownlinkMessage__Output as _broker_DownlinkMessage__Output } from '../broker/DownlinkMessage.js';

/**
 * Each message passes through here on its way and comes back completed.
 */
export interface NetworkServerClient extends grpc.Client {
  /**
   * Takes the new session over from the answer of the handler.
   */
  Activate(argument: _handler_DeviceActivationResponse, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_handler_DeviceActivationResponse__Output>): grpc.ClientUnaryCall;
  Activate(argument: _handler_DeviceActivationResponse, metadata: grpc.Metadata, callback: grpc.requestCallback<_handler_DeviceActivationResponse__Output>): grpc.ClientUnaryCall;
  Activate(argument: _handler_DeviceActivationResponse, options: grpc.CallOptions, callback: grpc.requestCallback<_handler_DeviceActivationResponse__Output>): grpc.ClientUnaryCall;
  Activate(argument: _handler_DeviceActivationResponse, callback: grpc.requestCallback<_handler_DeviceActivationResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Takes the new session over from the answer of the handler.
   */
  activate(argument: _handler_DeviceActivationResponse, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_handler_DeviceActivationResponse__Output>): grpc.ClientUnaryCall;
  activate(argument: _handler_DeviceActivationResponse, metadata: grpc.Metadata, callback: grpc.requestCallback<_handler_DeviceActivationResponse__Output>): grpc.ClientUnaryCall;
  activate(argument: _handler_DeviceActivationResponse, options: grpc.CallOptions, callback: grpc.requestCallback<_handler_DeviceActivationResponse__Output>): grpc.ClientUnaryCall;
  activate(argument: _handler_DeviceActivationResponse, callback: grpc.requestCallback<_handler_DeviceActivationResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Moves the downlink counter and sets the integrity code.
   */
  Downlink(argument: _broker_DownlinkMessage, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_broker_DownlinkMessage__Output>): grpc.ClientUnaryCall;
  Downlink(argument: _broker_DownlinkMessage, metadata: grpc.Metadata, callback: grpc.requestCallback<_broker_DownlinkMessage__Output>): grpc.ClientUnaryCall;
  Downlink(argument: _broker_DownlinkMessage, options: grpc.CallOptions, callback: grpc.requestCallback<_broker_DownlinkMessage__Output>): grpc.ClientUnaryCall;
  Downlink(argument: _broker_DownlinkMessage, callback: grpc.requestCallback<_broker_DownlinkMessage__Output>): grpc.ClientUnaryCall;
  /**
   * Moves the downlink counter and sets the integrity code.
   */
  downlink(argument: _broker_DownlinkMessage, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_broker_DownlinkMessage__Output>): grpc.ClientUnaryCall;
  downlink(argument: _broker_DownlinkMessage, metadata: grpc.Metadata, callback: grpc.requestCallback<_broker_DownlinkMessage__Output>): grpc.ClientUnaryCall;
  downlink(argument: _broker_DownlinkMessage, options: grpc.CallOptions, callback: grpc.requestCallback<_broker_DownlinkMessage__Output>): grpc.ClientUnaryCall;
  downlink(argument: _broker_DownlinkMessage, callback: grpc.requestCallback<_broker_DownlinkMessage__Output>): grpc.ClientUnaryCall;
  
  /**
   * Finds candidates for a frame.
   */
  GetDevices(argument: _networkserver_DevicesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_networkserver_DevicesResponse__Output>): grpc.ClientUnaryCall;
  GetDevices(argument: _networkserver_DevicesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_networkserver_DevicesResponse__Output>): grpc.ClientUnaryCall;
  GetDevices(argument: _networkserver_DevicesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_networkserver_DevicesResponse__Output>): grpc.ClientUnaryCall;
  GetDevices(argument: _networkserver_DevicesRequest, callback: grpc.requestCallback<_networkserver_DevicesResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Finds candidates for a frame.
   */
  getDevices(argument: _networkserver_DevicesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_networkserver_DevicesResponse__Output>): grpc.ClientUnaryCall;
  getDevices(argument: _networkserver_DevicesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_networkserver_DevicesResponse__Output>): grpc.ClientUnaryCall;
  getDevices(argument: _networkserver_DevicesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_networkserver_DevicesResponse__Output>): grpc.ClientUnaryCall;
  getDevices(argument: _networkserver_DevicesRequest, callback: grpc.requestCallback<_networkserver_DevicesResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Finds the device of a join request, gives it an address and drafts the join accept.
   */
  PrepareActivation(argument: _broker_DeduplicatedDeviceActivationRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_broker_DeduplicatedDeviceActivationRequest__Output>): grpc.ClientUnaryCall;
  PrepareActivation(argument: _broker_DeduplicatedDeviceActivationRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_broker_DeduplicatedDeviceActivationRequest__Output>): grpc.ClientUnaryCall;
  PrepareActivation(argument: _broker_DeduplicatedDeviceActivationRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_broker_DeduplicatedDeviceActivationRequest__Output>): grpc.ClientUnaryCall;
  PrepareActivation(argument: _broker_DeduplicatedDeviceActivationRequest, callback: grpc.requestCallback<_broker_DeduplicatedDeviceActivationRequest__Output>): grpc.ClientUnaryCall;
  /**
   * Finds the device of a join request, gives it an address and drafts the join accept.
   */
  prepareActivation(argument: _broker_DeduplicatedDeviceActivationRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_broker_DeduplicatedDeviceActivationRequest__Output>): grpc.ClientUnaryCall;
  prepareActivation(argument: _broker_DeduplicatedDeviceActivationRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_broker_DeduplicatedDeviceActivationRequest__Output>): grpc.ClientUnaryCall;
  prepareActivation(argument: _broker_DeduplicatedDeviceActivationRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_broker_DeduplicatedDeviceActivationRequest__Output>): grpc.ClientUnaryCall;
  prepareActivation(argument: _broker_DeduplicatedDeviceActivationRequest, callback: grpc.requestCallback<_broker_DeduplicatedDeviceActivationRequest__Output>): grpc.ClientUnaryCall;
  
  /**
   * Moves the uplink counter and drafts the answer.
   */
  Uplink(argument: _broker_DeduplicatedUplinkMessage, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_broker_DeduplicatedUplinkMessage__Output>): grpc.ClientUnaryCall;
  Uplink(argument: _broker_DeduplicatedUplinkMessage, metadata: grpc.Metadata, callback: grpc.requestCallback<_broker_DeduplicatedUplinkMessage__Output>): grpc.ClientUnaryCall;
  Uplink(argument: _broker_DeduplicatedUplinkMessage, options: grpc.CallOptions, callback: grpc.requestCallback<_broker_DeduplicatedUplinkMessage__Output>): grpc.ClientUnaryCall;
  Uplink(argument: _broker_DeduplicatedUplinkMessage, callback: grpc.requestCallback<_broker_DeduplicatedUplinkMessage__Output>): grpc.ClientUnaryCall;
  /**
   * Moves the uplink counter and drafts the answer.
   */
  uplink(argument: _broker_DeduplicatedUplinkMessage, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_broker_DeduplicatedUplinkMessage__Output>): grpc.ClientUnaryCall;
  uplink(argument: _broker_DeduplicatedUplinkMessage, metadata: grpc.Metadata, callback: grpc.requestCallback<_broker_DeduplicatedUplinkMessage__Output>): grpc.ClientUnaryCall;
  uplink(argument: _broker_DeduplicatedUplinkMessage, options: grpc.CallOptions, callback: grpc.requestCallback<_broker_DeduplicatedUplinkMessage__Output>): grpc.ClientUnaryCall;
  uplink(argument: _broker_DeduplicatedUplinkMessage, callback: grpc.requestCallback<_broker_DeduplicatedUplinkMessage__Output>): grpc.ClientUnaryCall;
  
}

/**
 * Each message passes through here on its way and comes back completed.
 */
export interface NetworkServerHandlers extends grpc.UntypedServiceImplementation {
  /**
   * Takes the new session over from the answer of the handler.
   */
  Activate: grpc.handleUnaryCall<_handler_DeviceActivationResponse__Output, _handler_DeviceActivationResponse>;
  
  /**
   * Moves the downlink counter and sets the integrity code.
   */
  Downlink: grpc.handleUnaryCall<_broker_DownlinkMessage__Output, _broker_DownlinkMessage>;
  
  /**
   * Finds candidates for a frame.
   */
  GetDevices: grpc.handleUnaryCall<_networkserver_DevicesRequest__Output, _networkserver_DevicesResponse>;
  
  /**
   * Finds the device of a join request, gives it an address and drafts the join accept.
   */
  PrepareActivation: grpc.handleUnaryCall<_broker_DeduplicatedDeviceActivationRequest__Output, _broker_DeduplicatedDeviceActivationRequest>;
  
  /**
   * Moves the uplink counter and drafts the answer.
   */
  Uplink: grpc.handleUnaryCall<_broker_DeduplicatedUplinkMessage__Output, _broker_DeduplicatedUplinkMessage>;
  
}

export interface NetworkServerDefinition extends grpc.ServiceDefinition {
  Activate: MethodDefinition<_handler_DeviceActivationResponse, _handler_DeviceActivationResponse, _handler_DeviceActivationResponse__Output, _handler_DeviceActivationResponse__Output>
  Downlink: MethodDefinition<_broker_DownlinkMessage, _broker_DownlinkMessage, _broker_DownlinkMessage__Output, _broker_DownlinkMessage__Output>
  GetDevices: MethodDefinition<_networkserver_DevicesRequest, _networkserver_DevicesResponse, _networkserver_DevicesRequest__Output, _networkserver_DevicesResponse__Output>
  PrepareActivation: MethodDefinition<_broker_DeduplicatedDeviceActivationRequest, _broker_DeduplicatedDeviceActivationRequest, _broker_DeduplicatedDeviceActivationRequest__Output, _broker_DeduplicatedDeviceActivationRequest__Output>
  Uplink: MethodDefinition<_broker_DeduplicatedUplinkMessage, _broker_DeduplicatedUplinkMessage, _broker_DeduplicatedUplinkMessage__Output, _broker_DeduplicatedUplinkMessage__Output>
}
