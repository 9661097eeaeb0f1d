// Generated from protos/ by `npm run generate`; changes made here are lost.
import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { ApplicationHandlerRegistration as _broker_ApplicationHandlerRegistration, ApplicationHandlerRegistration__Output as _broker_ApplicationHandlerRegistration__Output } from '../broker/ApplicationHandlerRegistration.js';
import type { Empty as _google_protobuf_Empty, Empty__Output as _google_protobuf_Empty__Output } from '../google/protobuf/Empty.js';
import type { Status as _broker_Status, Status__Output as _broker_Status__Output } from '../broker/Status.js';
import type { StatusRequest as _broker_StatusRequest, StatusRequest__Output as _broker_StatusRequest__Output } from '../broker/StatusRequest.js';

/**
 * What handlers and operators arrange with a broker.
 */
export interface BrokerManagerClient extends grpc.Client {
  /**
   * Returns how the broker does.
   */
  GetStatus(argument: _broker_StatusRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_broker_Status__Output>): grpc.ClientUnaryCall;
  GetStatus(argument: _broker_StatusRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_broker_Status__Output>): grpc.ClientUnaryCall;
  GetStatus(argument: _broker_StatusRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_broker_Status__Output>): grpc.ClientUnaryCall;
  GetStatus(argument: _broker_StatusRequest, callback: grpc.requestCallback<_broker_Status__Output>): grpc.ClientUnaryCall;
  /**
   * Returns how the broker does.
   */
  getStatus(argument: _broker_StatusRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_broker_Status__Output>): grpc.ClientUnaryCall;
  getStatus(argument: _broker_StatusRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_broker_Status__Output>): grpc.ClientUnaryCall;
  getStatus(argument: _broker_StatusRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_broker_Status__Output>): grpc.ClientUnaryCall;
  getStatus(argument: _broker_StatusRequest, callback: grpc.requestCallback<_broker_Status__Output>): grpc.ClientUnaryCall;
  
  /**
   * Lets a handler send downlinks for an application before the next look at discovery.
   */
  RegisterApplicationHandler(argument: _broker_ApplicationHandlerRegistration, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  RegisterApplicationHandler(argument: _broker_ApplicationHandlerRegistration, metadata: grpc.Metadata, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  RegisterApplicationHandler(argument: _broker_ApplicationHandlerRegistration, options: grpc.CallOptions, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  RegisterApplicationHandler(argument: _broker_ApplicationHandlerRegistration, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  /**
   * Lets a handler send downlinks for an application before the next look at discovery.
   */
  registerApplicationHandler(argument: _broker_ApplicationHandlerRegistration, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  registerApplicationHandler(argument: _broker_ApplicationHandlerRegistration, metadata: grpc.Metadata, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  registerApplicationHandler(argument: _broker_ApplicationHandlerRegistration, options: grpc.CallOptions, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  registerApplicationHandler(argument: _broker_ApplicationHandlerRegistration, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  
}

/**
 * What handlers and operators arrange with a broker.
 */
export interface BrokerManagerHandlers extends grpc.UntypedServiceImplementation {
  /**
   * Returns how the broker does.
   */
  GetStatus: grpc.handleUnaryCall<_broker_StatusRequest__Output, _broker_Status>;
  
  /**
   * Lets a handler send downlinks for an application before the next look at discovery.
   */
  RegisterApplicationHandler: grpc.handleUnaryCall<_broker_ApplicationHandlerRegistration__Output, _google_protobuf_Empty>;
  
}

export interface BrokerManagerDefinition extends grpc.ServiceDefinition {
  GetStatus: MethodDefinition<_broker_StatusRequest, _broker_Status, _broker_StatusRequest__Output, _broker_Status__Output>
  RegisterApplicationHandler: MethodDefinition<_broker_ApplicationHandlerRegistration, _google_protobuf_Empty, _broker_ApplicationHandlerRegistration__Output, _google_protobuf_Empty__Output>
}
