// Generated from protos/ by `npm run generate`; changes made here are lost.
import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { ListRevocationsRequest as _fieldpost_account_v1_ListRevocationsRequest, ListRevocationsRequest__Output as _fieldpost_account_v1_ListRevocationsRequest__Output } from '../../../fieldpost/account/v1/ListRevocationsRequest.js';
import type { ListRevocationsResponse as _fieldpost_account_v1_ListRevocationsResponse, ListRevocationsResponse__Output as _fieldpost_account_v1_ListRevocationsResponse__Output } from '../../../fieldpost/account/v1/ListRevocationsResponse.js';

/**
 * Registry is what the other apps of the suite read from account: facts about users, applications, components and their
 * credentials. It is internal: a caller presents the shared secret. No method changes anything.
 */
export interface RegistryClient extends grpc.Client {
  /**
   * What has been revoked since a position, oldest first. The caller repeats the call with the last position it knows.
   */
  ListRevocations(argument: _fieldpost_account_v1_ListRevocationsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_ListRevocationsResponse__Output>): grpc.ClientUnaryCall;
  ListRevocations(argument: _fieldpost_account_v1_ListRevocationsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_account_v1_ListRevocationsResponse__Output>): grpc.ClientUnaryCall;
  ListRevocations(argument: _fieldpost_account_v1_ListRevocationsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_ListRevocationsResponse__Output>): grpc.ClientUnaryCall;
  ListRevocations(argument: _fieldpost_account_v1_ListRevocationsRequest, callback: grpc.requestCallback<_fieldpost_account_v1_ListRevocationsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * What has been revoked since a position, oldest first. The caller repeats the call with the last position it knows.
   */
  listRevocations(argument: _fieldpost_account_v1_ListRevocationsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_ListRevocationsResponse__Output>): grpc.ClientUnaryCall;
  listRevocations(argument: _fieldpost_account_v1_ListRevocationsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_account_v1_ListRevocationsResponse__Output>): grpc.ClientUnaryCall;
  listRevocations(argument: _fieldpost_account_v1_ListRevocationsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_ListRevocationsResponse__Output>): grpc.ClientUnaryCall;
  listRevocations(argument: _fieldpost_account_v1_ListRevocationsRequest, callback: grpc.requestCallback<_fieldpost_account_v1_ListRevocationsResponse__Output>): grpc.ClientUnaryCall;
  
}

/**
 * Registry is what the other apps of the suite read from account: facts about users, applications, components and their
 * credentials. It is internal: a caller presents the shared secret. No method changes anything.
 */
export interface RegistryHandlers extends grpc.UntypedServiceImplementation {
  /**
   * What has been revoked since a position, oldest first. The caller repeats the call with the last position it knows.
   */
  ListRevocations: grpc.handleUnaryCall<_fieldpost_account_v1_ListRevocationsRequest__Output, _fieldpost_account_v1_ListRevocationsResponse>;
  
}

export interface RegistryDefinition extends grpc.ServiceDefinition {
  ListRevocations: MethodDefinition<_fieldpost_account_v1_ListRevocationsRequest, _fieldpost_account_v1_ListRevocationsResponse, _fieldpost_account_v1_ListRevocationsRequest__Output, _fieldpost_account_v1_ListRevocationsResponse__Output>
}
