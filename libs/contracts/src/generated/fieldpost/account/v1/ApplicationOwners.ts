// Generated from protos/ by `npm run generate`; changes made here are lost.
import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { ListApplicationOwnersRequest as _fieldpost_account_v1_ListApplicationOwnersRequest, ListApplicationOwnersRequest__Output as _fieldpost_account_v1_ListApplicationOwnersRequest__Output } from '../../../fieldpost/account/v1/ListApplicationOwnersRequest.js';
import type { ListApplicationOwnersResponse as _fieldpost_account_v1_ListApplicationOwnersResponse, ListApplicationOwnersResponse__Output as _fieldpost_account_v1_ListApplicationOwnersResponse__Output } from '../../../fieldpost/account/v1/ListApplicationOwnersResponse.js';

/**
 * ApplicationOwners names the owner of each application, whose share of a service the application uses. It is internal: a
 * caller presents the shared secret.
 */
export interface ApplicationOwnersClient extends grpc.Client {
  /**
   * Owners of the given applications.
   */
  ListApplicationOwners(argument: _fieldpost_account_v1_ListApplicationOwnersRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_ListApplicationOwnersResponse__Output>): grpc.ClientUnaryCall;
  ListApplicationOwners(argument: _fieldpost_account_v1_ListApplicationOwnersRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_account_v1_ListApplicationOwnersResponse__Output>): grpc.ClientUnaryCall;
  ListApplicationOwners(argument: _fieldpost_account_v1_ListApplicationOwnersRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_ListApplicationOwnersResponse__Output>): grpc.ClientUnaryCall;
  ListApplicationOwners(argument: _fieldpost_account_v1_ListApplicationOwnersRequest, callback: grpc.requestCallback<_fieldpost_account_v1_ListApplicationOwnersResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Owners of the given applications.
   */
  listApplicationOwners(argument: _fieldpost_account_v1_ListApplicationOwnersRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_ListApplicationOwnersResponse__Output>): grpc.ClientUnaryCall;
  listApplicationOwners(argument: _fieldpost_account_v1_ListApplicationOwnersRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_account_v1_ListApplicationOwnersResponse__Output>): grpc.ClientUnaryCall;
  listApplicationOwners(argument: _fieldpost_account_v1_ListApplicationOwnersRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_ListApplicationOwnersResponse__Output>): grpc.ClientUnaryCall;
  listApplicationOwners(argument: _fieldpost_account_v1_ListApplicationOwnersRequest, callback: grpc.requestCallback<_fieldpost_account_v1_ListApplicationOwnersResponse__Output>): grpc.ClientUnaryCall;
  
}

/**
 * ApplicationOwners names the owner of each application, whose share of a service the application uses. It is internal: a
 * caller presents the shared secret.
 */
export interface ApplicationOwnersHandlers extends grpc.UntypedServiceImplementation {
  /**
   * Owners of the given applications.
   */
  ListApplicationOwners: grpc.handleUnaryCall<_fieldpost_account_v1_ListApplicationOwnersRequest__Output, _fieldpost_account_v1_ListApplicationOwnersResponse>;
  
}

export interface ApplicationOwnersDefinition extends grpc.ServiceDefinition {
  ListApplicationOwners: MethodDefinition<_fieldpost_account_v1_ListApplicationOwnersRequest, _fieldpost_account_v1_ListApplicationOwnersResponse, _fieldpost_account_v1_ListApplicationOwnersRequest__Output, _fieldpost_account_v1_ListApplicationOwnersResponse__Output>
}
