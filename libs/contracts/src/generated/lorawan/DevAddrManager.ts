// Generated from protos/ by `npm run generate`; changes made here are lost.
import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { DevAddrRequest as _lorawan_DevAddrRequest, DevAddrRequest__Output as _lorawan_DevAddrRequest__Output } from '../lorawan/DevAddrRequest.js';
import type { DevAddrResponse as _lorawan_DevAddrResponse, DevAddrResponse__Output as _lorawan_DevAddrResponse__Output } from '../lorawan/DevAddrResponse.js';
import type { PrefixesRequest as _lorawan_PrefixesRequest, PrefixesRequest__Output as _lorawan_PrefixesRequest__Output } from '../lorawan/PrefixesRequest.js';
import type { PrefixesResponse as _lorawan_PrefixesResponse, PrefixesResponse__Output as _lorawan_PrefixesResponse__Output } from '../lorawan/PrefixesResponse.js';

/**
 * Hands out device addresses; served by the network server, and passed on by brokers and handlers.
 */
export interface DevAddrManagerClient extends grpc.Client {
  /**
   * Picks an address.
   */
  GetDevAddr(argument: _lorawan_DevAddrRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_lorawan_DevAddrResponse__Output>): grpc.ClientUnaryCall;
  GetDevAddr(argument: _lorawan_DevAddrRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_lorawan_DevAddrResponse__Output>): grpc.ClientUnaryCall;
  GetDevAddr(argument: _lorawan_DevAddrRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_lorawan_DevAddrResponse__Output>): grpc.ClientUnaryCall;
  GetDevAddr(argument: _lorawan_DevAddrRequest, callback: grpc.requestCallback<_lorawan_DevAddrResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Picks an address.
   */
  getDevAddr(argument: _lorawan_DevAddrRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_lorawan_DevAddrResponse__Output>): grpc.ClientUnaryCall;
  getDevAddr(argument: _lorawan_DevAddrRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_lorawan_DevAddrResponse__Output>): grpc.ClientUnaryCall;
  getDevAddr(argument: _lorawan_DevAddrRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_lorawan_DevAddrResponse__Output>): grpc.ClientUnaryCall;
  getDevAddr(argument: _lorawan_DevAddrRequest, callback: grpc.requestCallback<_lorawan_DevAddrResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Lists the prefixes.
   */
  GetPrefixes(argument: _lorawan_PrefixesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_lorawan_PrefixesResponse__Output>): grpc.ClientUnaryCall;
  GetPrefixes(argument: _lorawan_PrefixesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_lorawan_PrefixesResponse__Output>): grpc.ClientUnaryCall;
  GetPrefixes(argument: _lorawan_PrefixesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_lorawan_PrefixesResponse__Output>): grpc.ClientUnaryCall;
  GetPrefixes(argument: _lorawan_PrefixesRequest, callback: grpc.requestCallback<_lorawan_PrefixesResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Lists the prefixes.
   */
  getPrefixes(argument: _lorawan_PrefixesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_lorawan_PrefixesResponse__Output>): grpc.ClientUnaryCall;
  getPrefixes(argument: _lorawan_PrefixesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_lorawan_PrefixesResponse__Output>): grpc.ClientUnaryCall;
  getPrefixes(argument: _lorawan_PrefixesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_lorawan_PrefixesResponse__Output>): grpc.ClientUnaryCall;
  getPrefixes(argument: _lorawan_PrefixesRequest, callback: grpc.requestCallback<_lorawan_PrefixesResponse__Output>): grpc.ClientUnaryCall;
  
}

/**
 * Hands out device addresses; served by the network server, and passed on by brokers and handlers.
 */
export interface DevAddrManagerHandlers extends grpc.UntypedServiceImplementation {
  /**
   * Picks an address.
   */
  GetDevAddr: grpc.handleUnaryCall<_lorawan_DevAddrRequest__Output, _lorawan_DevAddrResponse>;
  
  /**
   * Lists the prefixes.
   */
  GetPrefixes: grpc.handleUnaryCall<_lorawan_PrefixesRequest__Output, _lorawan_PrefixesResponse>;
  
}

export interface DevAddrManagerDefinition extends grpc.ServiceDefinition {
  GetDevAddr: MethodDefinition<_lorawan_DevAddrRequest, _lorawan_DevAddrResponse, _lorawan_DevAddrRequest__Output, _lorawan_DevAddrResponse__Output>
  GetPrefixes: MethodDefinition<_lorawan_PrefixesRequest, _lorawan_PrefixesResponse, _lorawan_PrefixesRequest__Output, _lorawan_PrefixesResponse__Output>
}
