// Generated from protos/ by `npm run generate`; changes made here are lost.
import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { AuthenticateUserRequest as _fieldpost_account_v1_AuthenticateUserRequest, AuthenticateUserRequest__Output as _fieldpost_account_v1_AuthenticateUserRequest__Output } from '../../../fieldpost/account/v1/AuthenticateUserRequest.js';
import type { AuthenticatedUser as _fieldpost_account_v1_AuthenticatedUser, AuthenticatedUser__Output as _fieldpost_account_v1_AuthenticatedUser__Output } from '../../../fieldpost/account/v1/AuthenticatedUser.js';
import type { ClientDescriptions as _fieldpost_account_v1_ClientDescriptions, ClientDescriptions__Output as _fieldpost_account_v1_ClientDescriptions__Output } from '../../../fieldpost/account/v1/ClientDescriptions.js';
import type { CreateUserRequest as _fieldpost_account_v1_CreateUserRequest, CreateUserRequest__Output as _fieldpost_account_v1_CreateUserRequest__Output } from '../../../fieldpost/account/v1/CreateUserRequest.js';
import type { DescribeClientsRequest as _fieldpost_account_v1_DescribeClientsRequest, DescribeClientsRequest__Output as _fieldpost_account_v1_DescribeClientsRequest__Output } from '../../../fieldpost/account/v1/DescribeClientsRequest.js';
import type { Grant as _fieldpost_account_v1_Grant, Grant__Output as _fieldpost_account_v1_Grant__Output } from '../../../fieldpost/account/v1/Grant.js';
import type { GrantForAccessKeyRequest as _fieldpost_account_v1_GrantForAccessKeyRequest, GrantForAccessKeyRequest__Output as _fieldpost_account_v1_GrantForAccessKeyRequest__Output } from '../../../fieldpost/account/v1/GrantForAccessKeyRequest.js';
import type { GrantForPasswordRequest as _fieldpost_account_v1_GrantForPasswordRequest, GrantForPasswordRequest__Output as _fieldpost_account_v1_GrantForPasswordRequest__Output } from '../../../fieldpost/account/v1/GrantForPasswordRequest.js';
import type { GrantForUserRequest as _fieldpost_account_v1_GrantForUserRequest, GrantForUserRequest__Output as _fieldpost_account_v1_GrantForUserRequest__Output } from '../../../fieldpost/account/v1/GrantForUserRequest.js';
import type { KeyGrant as _fieldpost_account_v1_KeyGrant, KeyGrant__Output as _fieldpost_account_v1_KeyGrant__Output } from '../../../fieldpost/account/v1/KeyGrant.js';
import type { UserCreation as _fieldpost_account_v1_UserCreation, UserCreation__Output as _fieldpost_account_v1_UserCreation__Output } from '../../../fieldpost/account/v1/UserCreation.js';

/**
 * Authority answers, for the token server alone, who somebody is and what they may do. Every answer is complete: one
 * call per token, made before anything is consumed. A refusal is an answer; an error status means "I cannot tell".
 */
export interface AuthorityClient extends grpc.Client {
  /**
   * A user by name (or e-mail address) and password, for a session on the website.
   */
  AuthenticateUser(argument: _fieldpost_account_v1_AuthenticateUserRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_AuthenticatedUser__Output>): grpc.ClientUnaryCall;
  AuthenticateUser(argument: _fieldpost_account_v1_AuthenticateUserRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_account_v1_AuthenticatedUser__Output>): grpc.ClientUnaryCall;
  AuthenticateUser(argument: _fieldpost_account_v1_AuthenticateUserRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_AuthenticatedUser__Output>): grpc.ClientUnaryCall;
  AuthenticateUser(argument: _fieldpost_account_v1_AuthenticateUserRequest, callback: grpc.requestCallback<_fieldpost_account_v1_AuthenticatedUser__Output>): grpc.ClientUnaryCall;
  /**
   * A user by name (or e-mail address) and password, for a session on the website.
   */
  authenticateUser(argument: _fieldpost_account_v1_AuthenticateUserRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_AuthenticatedUser__Output>): grpc.ClientUnaryCall;
  authenticateUser(argument: _fieldpost_account_v1_AuthenticateUserRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_account_v1_AuthenticatedUser__Output>): grpc.ClientUnaryCall;
  authenticateUser(argument: _fieldpost_account_v1_AuthenticateUserRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_AuthenticatedUser__Output>): grpc.ClientUnaryCall;
  authenticateUser(argument: _fieldpost_account_v1_AuthenticateUserRequest, callback: grpc.requestCallback<_fieldpost_account_v1_AuthenticatedUser__Output>): grpc.ClientUnaryCall;
  
  /**
   * A registration, under the rules of POST /users.
   */
  CreateUser(argument: _fieldpost_account_v1_CreateUserRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_UserCreation__Output>): grpc.ClientUnaryCall;
  CreateUser(argument: _fieldpost_account_v1_CreateUserRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_account_v1_UserCreation__Output>): grpc.ClientUnaryCall;
  CreateUser(argument: _fieldpost_account_v1_CreateUserRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_UserCreation__Output>): grpc.ClientUnaryCall;
  CreateUser(argument: _fieldpost_account_v1_CreateUserRequest, callback: grpc.requestCallback<_fieldpost_account_v1_UserCreation__Output>): grpc.ClientUnaryCall;
  /**
   * A registration, under the rules of POST /users.
   */
  createUser(argument: _fieldpost_account_v1_CreateUserRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_UserCreation__Output>): grpc.ClientUnaryCall;
  createUser(argument: _fieldpost_account_v1_CreateUserRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_account_v1_UserCreation__Output>): grpc.ClientUnaryCall;
  createUser(argument: _fieldpost_account_v1_CreateUserRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_UserCreation__Output>): grpc.ClientUnaryCall;
  createUser(argument: _fieldpost_account_v1_CreateUserRequest, callback: grpc.requestCallback<_fieldpost_account_v1_UserCreation__Output>): grpc.ClientUnaryCall;
  
  /**
   * What the pages tell of clients; those that are unknown or not served are left out.
   */
  DescribeClients(argument: _fieldpost_account_v1_DescribeClientsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_ClientDescriptions__Output>): grpc.ClientUnaryCall;
  DescribeClients(argument: _fieldpost_account_v1_DescribeClientsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_account_v1_ClientDescriptions__Output>): grpc.ClientUnaryCall;
  DescribeClients(argument: _fieldpost_account_v1_DescribeClientsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_ClientDescriptions__Output>): grpc.ClientUnaryCall;
  DescribeClients(argument: _fieldpost_account_v1_DescribeClientsRequest, callback: grpc.requestCallback<_fieldpost_account_v1_ClientDescriptions__Output>): grpc.ClientUnaryCall;
  /**
   * What the pages tell of clients; those that are unknown or not served are left out.
   */
  describeClients(argument: _fieldpost_account_v1_DescribeClientsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_ClientDescriptions__Output>): grpc.ClientUnaryCall;
  describeClients(argument: _fieldpost_account_v1_DescribeClientsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_account_v1_ClientDescriptions__Output>): grpc.ClientUnaryCall;
  describeClients(argument: _fieldpost_account_v1_DescribeClientsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_ClientDescriptions__Output>): grpc.ClientUnaryCall;
  describeClients(argument: _fieldpost_account_v1_DescribeClientsRequest, callback: grpc.requestCallback<_fieldpost_account_v1_ClientDescriptions__Output>): grpc.ClientUnaryCall;
  
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
   * A user by name (or e-mail address) and password, for a session on the website.
   */
  AuthenticateUser: grpc.handleUnaryCall<_fieldpost_account_v1_AuthenticateUserRequest__Output, _fieldpost_account_v1_AuthenticatedUser>;
  
  /**
   * A registration, under the rules of POST /users.
   */
  CreateUser: grpc.handleUnaryCall<_fieldpost_account_v1_CreateUserRequest__Output, _fieldpost_account_v1_UserCreation>;
  
  /**
   * What the pages tell of clients; those that are unknown or not served are left out.
   */
  DescribeClients: grpc.handleUnaryCall<_fieldpost_account_v1_DescribeClientsRequest__Output, _fieldpost_account_v1_ClientDescriptions>;
  
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
  AuthenticateUser: MethodDefinition<_fieldpost_account_v1_AuthenticateUserRequest, _fieldpost_account_v1_AuthenticatedUser, _fieldpost_account_v1_AuthenticateUserRequest__Output, _fieldpost_account_v1_AuthenticatedUser__Output>
  CreateUser: MethodDefinition<_fieldpost_account_v1_CreateUserRequest, _fieldpost_account_v1_UserCreation, _fieldpost_account_v1_CreateUserRequest__Output, _fieldpost_account_v1_UserCreation__Output>
  DescribeClients: MethodDefinition<_fieldpost_account_v1_DescribeClientsRequest, _fieldpost_account_v1_ClientDescriptions, _fieldpost_account_v1_DescribeClientsRequest__Output, _fieldpost_account_v1_ClientDescriptions__Output>
  GrantForAccessKey: MethodDefinition<_fieldpost_account_v1_GrantForAccessKeyRequest, _fieldpost_account_v1_KeyGrant, _fieldpost_account_v1_GrantForAccessKeyRequest__Output, _fieldpost_account_v1_KeyGrant__Output>
  GrantForPassword: MethodDefinition<_fieldpost_account_v1_GrantForPasswordRequest, _fieldpost_account_v1_Grant, _fieldpost_account_v1_GrantForPasswordRequest__Output, _fieldpost_account_v1_Grant__Output>
  GrantForUser: MethodDefinition<_fieldpost_account_v1_GrantForUserRequest, _fieldpost_account_v1_Grant, _fieldpost_account_v1_GrantForUserRequest__Output, _fieldpost_account_v1_Grant__Output>
}
