// Generated from protos/ by `npm run generate`; changes made here are lost.
import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { Status as _handler_Status, Status__Output as _handler_Status__Output } from '../handler/Status.js';
import type { StatusRequest as _handler_StatusRequest, StatusRequest__Output as _handler_StatusRequest__Output } from '../handler/StatusRequest.js';

/**
 * What operators ask of a handler.
 */
export interface HandlerManagerClient extends grpc.Client {
  /**
   * Returns how the handler does.
   */
  GetStatus(argument: _handler_StatusRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_handler_Status__Output>): grpc.ClientUnaryCall;
  GetStatus(argument: _handler_StatusRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_handler_Status__Output>): grpc.ClientUnaryCall;
  GetStatus(argument: _handler_StatusRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_handler_Status__Output>): grpc.ClientUnaryCall;
  GetStatus(argument: _handler_StatusRequest, callback: grpc.requestCallback<_handler_Status__Output>): grpc.ClientUnaryCall;
  /**
   * Returns how the handler does.
   */
  getStatus(argument: _handler_StatusRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_handler_Status__Output>): grpc.ClientUnaryCall;
  getStatus(argument: _handler_StatusRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_handler_Status__Output>): grpc.ClientUnaryCall;
  getStatus(argument: _handler_StatusRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_handler_Status__Output>): grpc.ClientUnaryCall;
  getStatus(argument: _handler_StatusRequest, callback: grpc.requestCallback<_handler_Status__Output>): grpc.ClientUnaryCall;
  
}

/**
 * What operators ask of a handler.
 */
export interface HandlerManagerHandlers extends grpc.UntypedServiceImplementation {
  /**
   * Returns how the handler does.
   */
  GetStatus: grpc.handleUnaryCall<_handler_StatusRequest__Output, _handler_Status>;
  
}

export interface HandlerManagerDefinition extends grpc.ServiceDefinition {
  GetStatus: MethodDefinition<_handler_StatusRequest, _handler_Status, _handler_StatusRequest__Output, _handler_Status__Output>
}
