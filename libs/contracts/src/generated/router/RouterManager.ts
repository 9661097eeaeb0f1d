// Generated from protos/ by `npm run generate`; changes made here are lost.
import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { GatewayStatusRequest as _router_GatewayStatusRequest, GatewayStatusRequest__Output as _router_GatewayStatusRequest__Output } from '../router/GatewayStatusRequest.js';
import type { GatewayStatusResponse as _router_GatewayStatusResponse, GatewayStatusResponse__Output as _router_GatewayStatusResponse__Output } from '../router/GatewayStatusResponse.js';
import type { Status as _router_Status, Status__Output as _router_Status__Output } from '../router/Status.js';
import type { StatusRequest as _router_StatusRequest, StatusRequest__Output as _router_StatusRequest__Output } from '../router/StatusRequest.js';

/**
 * What operators and gateway owners ask of a router.
 */
export interface RouterManagerClient extends grpc.Client {
  /**
   * Returns the last status of a gateway.
   */
  GatewayStatus(argument: _router_GatewayStatusRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_router_GatewayStatusResponse__Output>): grpc.ClientUnaryCall;
  GatewayStatus(argument: _router_GatewayStatusRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_router_GatewayStatusResponse__Output>): grpc.ClientUnaryCall;
  GatewayStatus(argument: _router_GatewayStatusRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_router_GatewayStatusResponse__Output>): grpc.ClientUnaryCall;
  GatewayStatus(argument: _router_GatewayStatusRequest, callback: grpc.requestCallback<_router_GatewayStatusResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns the last status of a gateway.
   */
  gatewayStatus(argument: _router_GatewayStatusRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_router_GatewayStatusResponse__Output>): grpc.ClientUnaryCall;
  gatewayStatus(argument: _router_GatewayStatusRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_router_GatewayStatusResponse__Output>): grpc.ClientUnaryCall;
  gatewayStatus(argument: _router_GatewayStatusRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_router_GatewayStatusResponse__Output>): grpc.ClientUnaryCall;
  gatewayStatus(argument: _router_GatewayStatusRequest, callback: grpc.requestCallback<_router_GatewayStatusResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns how the router does.
   */
  GetStatus(argument: _router_StatusRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_router_Status__Output>): grpc.ClientUnaryCall;
  GetStatus(argument: _router_StatusRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_router_Status__Output>): grpc.ClientUnaryCall;
  GetStatus(argument: _router_StatusRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_router_Status__Output>): grpc.ClientUnaryCall;
  GetStatus(argument: _router_StatusRequest, callback: grpc.requestCallback<_router_Status__Output>): grpc.ClientUnaryCall;
  /**
   * Returns how the router does.
   */
  getStatus(argument: _router_StatusRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_router_Status__Output>): grpc.ClientUnaryCall;
  getStatus(argument: _router_StatusRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_router_Status__Output>): grpc.ClientUnaryCall;
  getStatus(argument: _router_StatusRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_router_Status__Output>): grpc.ClientUnaryCall;
  getStatus(argument: _router_StatusRequest, callback: grpc.requestCallback<_router_Status__Output>): grpc.ClientUnaryCall;
  
}

/**
 * What operators and gateway owners ask of a router.
 */
export interface RouterManagerHandlers extends grpc.UntypedServiceImplementation {
  /**
   * Returns the last status of a gateway.
   */
  GatewayStatus: grpc.handleUnaryCall<_router_GatewayStatusRequest__Output, _router_GatewayStatusResponse>;
  
  /**
   * Returns how the router does.
   */
  GetStatus: grpc.handleUnaryCall<_router_StatusRequest__Output, _router_Status>;
  
}

export interface RouterManagerDefinition extends grpc.ServiceDefinition {
  GatewayStatus: MethodDefinition<_router_GatewayStatusRequest, _router_GatewayStatusResponse, _router_GatewayStatusRequest__Output, _router_GatewayStatusResponse__Output>
  GetStatus: MethodDefinition<_router_StatusRequest, _router_Status, _router_StatusRequest__Output, _router_Status__Output>
}
