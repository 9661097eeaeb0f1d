// Generated from protos/ by `npm run generate`; changes made here are lost.
import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { Status as _networkserver_Status, Status__Output as _networkserver_Status__Output } from '../networkserver/Status.js';
import type { StatusRequest as _networkserver_StatusRequest, StatusRequest__Output as _networkserver_StatusRequest__Output } from '../networkserver/StatusRequest.js';

/**
 * What operators ask of a network server.
 */
export interface NetworkServerManagerClient extends grpc.Client {
  /**
   * Returns how the network server does.
   */
  GetStatus(argument: _networkserver_StatusRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_networkserver_Status__Output>): grpc.ClientUnaryCall;
  GetStatus(argument: _networkserver_StatusRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_networkserver_Status__Output>): grpc.ClientUnaryCall;
  GetStatus(argument: _networkserver_StatusRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_networkserver_Status__Output>): grpc.ClientUnaryCall;
  GetStatus(argument: _networkserver_StatusRequest, callback: grpc.requestCallback<_networkserver_Status__Output>): grpc.ClientUnaryCall;
  /**
   * Returns how the network server does.
   */
  getStatus(argument: _networkserver_StatusRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_networkserver_Status__Output>): grpc.ClientUnaryCall;
  getStatus(argument: _networkserver_StatusRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_networkserver_Status__Output>): grpc.ClientUnaryCall;
  getStatus(argument: _networkserver_StatusRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_networkserver_Status__Output>): grpc.ClientUnaryCall;
  getStatus(argument: _networkserver_StatusRequest, callback: grpc.requestCallback<_networkserver_Status__Output>): grpc.ClientUnaryCall;
  
}

/**
 * What operators ask of a network server.
 */
export interface NetworkServerManagerHandlers extends grpc.UntypedServiceImplementation {
  /**
   * Returns how the network server does.
   */
  GetStatus: grpc.handleUnaryCall<_networkserver_StatusRequest__Output, _networkserver_Status>;
  
}

export interface NetworkServerManagerDefinition extends grpc.ServiceDefinition {
  GetStatus: MethodDefinition<_networkserver_StatusRequest, _networkserver_Status, _networkserver_StatusRequest__Output, _networkserver_Status__Output>
}
