// Generated from protos/ by `npm run generate`; changes made here are lost.
import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { Grant as _fieldpost_account_v1_Grant, Grant__Output as _fieldpost_account_v1_Grant__Output } from '../../../fieldpost/account/v1/Grant.js';
import type { GrantForAccessKeyRequest as _fieldpost_account_v1_GrantForAccessKeyRequest, GrantForAccessKeyRequest__Output as _fieldpost_account_v1_GrantForAccessKeyRequest__Output } from '../../../fieldpost/account/v1/GrantForAccessKeyRequest.js';
import type { GrantForPasswordRequest as _fieldpost_account_v1_GrantForPasswordRequest, GrantForPasswordRequest__Output as _fieldpost_account_v1_GrantForPasswordRequest__Output } from '../../../fieldpost/account/v1/GrantForPasswordRequest.js';
import type { GrantForUserRequest as _fieldpost_account_v1_GrantForUserRequest, GrantForUserRequest__Output as _fieldpost_account_v1_GrantForUserRequest__Output } from '../../../fieldpost/account/v1/GrantForUserRequest.js';
import type { KeyGrant as _fieldpost_account_v1_KeyGrant, KeyGrant__Output as _fieldpost_account_v1_KeyGrant__Output } from '../../../fieldpost/account/v1/KeyGrant.js';

/**
 * Authority answers, for the token server alone, who somebody is and what they may do. Every answer is complete: one
 * call per token, made before anything is consumed. A refusal is an answer; an error status means "I cannot tell".
 */
export interface AuthorityClient extends grpc.Client {
  /**
   * What an access key allows on its application.
   */
  GrantForAccessKey(argument: _fieldpost_account_v1_GrantForAccessKeyRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_KeyGrant__Output>): grpc.ClientUnaryCall;
  GrantForAccessKey(argument: _fieldpost_account_v1_GrantForAccessKeyRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_account_v1_KeyGrant__Output>): grpc.ClientUnaryCall;
  GrantForAccessKey(argument: _fieldpost_account_v1_GrantForAccessKeyRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_KeyGrant__Output>): grpc.ClientUnaryCall;
  GrantForAccessKey(argument: _fieldpost_account_v1_GrantForAccessKeyRequest, callback: grpc.requestCallback<_fieldpost_account_v1_KeyGrant__Output>): grpc.ClientUnaryCall;
  /**
   * What an access key allows on its application.
   */
  grantForAccessKey(argument: _fieldpost_account_v1_GrantForAccessKeyRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_KeyGrant__Output>): grpc.ClientUnaryCall;
  grantForAccessKey(argument: _fieldpost_account_v1_GrantForAccessKeyRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_account_v1_KeyGrant__Output>): grpc.ClientUnaryCall;
  grantForAccessKey(argument: _fieldpost_account_v1_GrantForAccessKeyRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_KeyGrant__Output>): grpc.ClientUnaryCall;
  grantForAccessKey(argument: _fieldpost_account_v1_GrantForAccessKeyRequest, callback: grpc.requestCallback<_fieldpost_account_v1_KeyGrant__Output>): grpc.ClientUnaryCall;
  
  /**
   * A user by name (or e-mail address) and password, through a client that has the password grant.
   */
  GrantForPassword(argument: _fieldpost_account_v1_GrantForPasswordRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_Grant__Output>): grpc.ClientUnaryCall;
  GrantForPassword(argument: _fieldpost_account_v1_GrantForPasswordRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_account_v1_Grant__Output>): grpc.ClientUnaryCall;
  GrantForPassword(argument: _fieldpost_account_v1_GrantForPasswordRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_Grant__Output>): grpc.ClientUnaryCall;
  GrantForPassword(argument: _fieldpost_account_v1_GrantForPasswordRequest, callback: grpc.requestCallback<_fieldpost_account_v1_Grant__Output>): grpc.ClientUnaryCall;
  /**
   * A user by name (or e-mail address) and password, through a client that has the password grant.
   */
  grantForPassword(argument: _fieldpost_account_v1_GrantForPasswordRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_Grant__Output>): grpc.ClientUnaryCall;
  grantForPassword(argument: _fieldpost_account_v1_GrantForPasswordRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_account_v1_Grant__Output>): grpc.ClientUnaryCall;
  grantForPassword(argument: _fieldpost_account_v1_GrantForPasswordRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_Grant__Output>): grpc.ClientUnaryCall;
  grantForPassword(argument: _fieldpost_account_v1_GrantForPasswordRequest, callback: grpc.requestCallback<_fieldpost_account_v1_Grant__Output>): grpc.ClientUnaryCall;
  
  /**
   * A user who was authenticated before: code, refresh and restriction.
   */
  GrantForUser(argument: _fieldpost_account_v1_GrantForUserRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_Grant__Output>): grpc.ClientUnaryCall;
  GrantForUser(argument: _fieldpost_account_v1_GrantForUserRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_account_v1_Grant__Output>): grpc.ClientUnaryCall;
  GrantForUser(argument: _fieldpost_account_v1_GrantForUserRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_Grant__Output>): grpc.ClientUnaryCall;
  GrantForUser(argument: _fieldpost_account_v1_GrantForUserRequest, callback: grpc.requestCallback<_fieldpost_account_v1_Grant__Output>): grpc.ClientUnaryCall;
  /**
   * A user who was authenticated before: code, refresh and restriction.
   */
  grantForUser(argument: _fieldpost_account_v1_GrantForUserRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_Grant__Output>): grpc.ClientUnaryCall;
  grantForUser(argument: _fieldpost_account_v1_GrantForUserRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_account_v1_Grant__Output>): grpc.ClientUnaryCall;
  grantForUser(argument: _fieldpost_account_v1_GrantForUserRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_Grant__Output>): grpc.ClientUnaryCall;
  grantForUser(argument: _fieldpost_account_v1_GrantForUserRequest, callback: grpc.requestCallback<_fieldpost_account_v1_Grant__Output>): grpc.ClientUnaryCall;
  
}

/**
 * Authority answers, for the token server alone, who somebody is and what they may do. Every answer is complete: one
 * call per token, made before anything is consumed. A refusal is an answer; an error status means "I cannot tell".
 */
export interface AuthorityHandlers extends grpc.UntypedServiceImplementation {
  /**
   * What an access key allows on its application.
   */
  GrantForAccessKey: grpc.handleUnaryCall<_fieldpost_account_v1_GrantForAccessKeyRequest__Output, _fieldpost_account_v1_KeyGrant>;
  
  /**
   * A user by name (or e-mail address) and password, through a client that has the password grant.
   */
  GrantForPassword: grpc.handleUnaryCall<_fieldpost_account_v1_GrantForPasswordRequest__Output, _fieldpost_account_v1_Grant>;
  
  /**
   * A user who was authenticated before: code, refresh and restriction.
   */
  GrantForUser: grpc.handleUnaryCall<_fieldpost_account_v1_GrantForUserRequest__Output, _fieldpost_account_v1_Grant>;
  
}

export interface AuthorityDefinition extends grpc.ServiceDefinition {
  GrantForAccessKey: MethodDefinition<_fieldpost_account_v1_GrantForAccessKeyRequest, _fieldpost_account_v1_KeyGrant, _fieldpost_account_v1_GrantForAccessKeyRequest__Output, _fieldpost_account_v1_KeyGrant__Output>
  GrantForPassword: MethodDefinition<_fieldpost_account_v1_GrantForPasswordRequest, _fieldpost_account_v1_Grant, _fieldpost_account_v1_GrantForPasswordRequest__Output, _fieldpost_account_v1_Grant__Output>
  GrantForUser: MethodDefinition<_fieldpost_account_v1_GrantForUserRequest, _fieldpost_account_v1_Grant, _fieldpost_account_v1_GrantForUserRequest__Output, _fieldpost_account_v1_Grant__Output>
}
