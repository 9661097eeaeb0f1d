// Generated from protos/ by `npm run generate`; changes made here are lost.
import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { ListRevocationsRequest as _fieldpost_account_v1_ListRevocationsRequest, ListRevocationsRequest__Output as _fieldpost_account_v1_ListRevocationsRequest__Output } from '../../../fieldpost/account/v1/ListRevocationsRequest.js';
import type { ListRevocationsResponse as _fieldpost_account_v1_ListRevocationsResponse, ListRevocationsResponse__Output as _fieldpost_account_v1_ListRevocationsResponse__Output } from '../../../fieldpost/account/v1/ListRevocationsResponse.js';

/**
 * Registry lets oauth, discovery and the handler read revocations. It is internal: a caller presents the shared secret. No
 * method changes anything.
 */
export interface RegistryClient extends grpc.Client {
  /**
   * Revocations after a position, oldest first. Callers poll it with the last position that they have.
   */
  ListRevocations(argument: _fieldpost_account_v1_ListRevocationsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_ListRevocationsResponse__Output>): grpc.ClientUnaryCall;
  ListRevocations(argument: _fieldpost_account_v1_ListRevocationsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_account_v1_ListRevocationsResponse__Output>): grpc.ClientUnaryCall;
  ListRevocations(argument: _fieldpost_account_v1_ListRevocationsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_ListRevocationsResponse__Output>): grpc.ClientUnaryCall;
  ListRevocations(argument: _fieldpost_account_v1_ListRevocationsRequest, callback: grpc.requestCallback<_fieldpost_account_v1_ListRevocationsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Revocations after a position, oldest first. Callers poll it with the last position that they have.
   */
  listRevocations(argument: _fieldpost_account_v1_ListRevocationsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_ListRevocationsResponse__Output>): grpc.ClientUnaryCall;
  listRevocations(argument: _fieldpost_account_v1_ListRevocationsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_account_v1_ListRevocationsResponse__Output>): grpc.ClientUnaryCall;
  listRevocations(argument: _fieldpost_account_v1_ListRevocationsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_ListRevocationsResponse__Output>): grpc.ClientUnaryCall;
  listRevocations(argument: _fieldpost_account_v1_ListRevocationsRequest, callback: grpc.requestCallback<_fieldpost_account_v1_ListRevocationsResponse__Output>): grpc.ClientUnaryCall;
  
}

/**
 * Registry lets oauth, discovery and the handler read revocations. It is internal: a caller presents the shared secret. No
 * method changes anything.
 */
export interface RegistryHandlers extends grpc.UntypedServiceImplementation {
  /**
   * Revocations after a position, oldest first. Callers poll it with the last position that they have.
   */
  ListRevocations: grpc.handleUnaryCall<_fieldpost_account_v1_ListRevocationsRequest__Output, _fieldpost_account_v1_ListRevocationsResponse>;
  
}

export interface RegistryDefinition extends grpc.ServiceDefinition {
  ListRevocations: MethodDefinition<_fieldpost_account_v1_ListRevocationsRequest, _fieldpost_account_v1_ListRevocationsResponse, _fieldpost_account_v1_ListRevocationsRequest__Output, _fieldpost_account_v1_ListRevocationsResponse__Output>
}
