// Generated from protos/ by `npm run generate`; changes made here are lost.
import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { LinkIdentityRequest as _fieldpost_account_v1_LinkIdentityRequest, LinkIdentityRequest__Output as _fieldpost_account_v1_LinkIdentityRequest__Output } from '../../../fieldpost/account/v1/LinkIdentityRequest.js';
import type { LinkedLoginChange as _fieldpost_account_v1_LinkedLoginChange, LinkedLoginChange__Output as _fieldpost_account_v1_LinkedLoginChange__Output } from '../../../fieldpost/account/v1/LinkedLoginChange.js';
import type { LinkedLoginList as _fieldpost_account_v1_LinkedLoginList, LinkedLoginList__Output as _fieldpost_account_v1_LinkedLoginList__Output } from '../../../fieldpost/account/v1/LinkedLoginList.js';
import type { ListLinkedLoginsRequest as _fieldpost_account_v1_ListLinkedLoginsRequest, ListLinkedLoginsRequest__Output as _fieldpost_account_v1_ListLinkedLoginsRequest__Output } from '../../../fieldpost/account/v1/ListLinkedLoginsRequest.js';
import type { ListLoginProvidersRequest as _fieldpost_account_v1_ListLoginProvidersRequest, ListLoginProvidersRequest__Output as _fieldpost_account_v1_ListLoginProvidersRequest__Output } from '../../../fieldpost/account/v1/ListLoginProvidersRequest.js';
import type { LoginProviderList as _fieldpost_account_v1_LoginProviderList, LoginProviderList__Output as _fieldpost_account_v1_LoginProviderList__Output } from '../../../fieldpost/account/v1/LoginProviderList.js';
import type { RemoveLinkedLoginRequest as _fieldpost_account_v1_RemoveLinkedLoginRequest, RemoveLinkedLoginRequest__Output as _fieldpost_account_v1_RemoveLinkedLoginRequest__Output } from '../../../fieldpost/account/v1/RemoveLinkedLoginRequest.js';
import type { RenewIdentityRequest as _fieldpost_account_v1_RenewIdentityRequest, RenewIdentityRequest__Output as _fieldpost_account_v1_RenewIdentityRequest__Output } from '../../../fieldpost/account/v1/RenewIdentityRequest.js';
import type { RenewedIdentity as _fieldpost_account_v1_RenewedIdentity, RenewedIdentity__Output as _fieldpost_account_v1_RenewedIdentity__Output } from '../../../fieldpost/account/v1/RenewedIdentity.js';
import type { ResolveIdentityRequest as _fieldpost_account_v1_ResolveIdentityRequest, ResolveIdentityRequest__Output as _fieldpost_account_v1_ResolveIdentityRequest__Output } from '../../../fieldpost/account/v1/ResolveIdentityRequest.js';
import type { ResolvedIdentity as _fieldpost_account_v1_ResolvedIdentity, ResolvedIdentity__Output as _fieldpost_account_v1_ResolvedIdentity__Output } from '../../../fieldpost/account/v1/ResolvedIdentity.js';

/**
 * LoginProviders serves oauth alone: the external OpenID Connect providers through which users log in, and the users that
 * belong to their identities. oauth speaks the protocol and validates the id token; account decides who the user is. It is
 * internal: a caller presents the shared secret. A rejection is a field of the response; an error status means that account
 * cannot decide.
 */
export interface LoginProvidersClient extends grpc.Client {
  /**
   * Links an identity with the user who is logged in.
   */
  LinkIdentity(argument: _fieldpost_account_v1_LinkIdentityRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_LinkedLoginChange__Output>): grpc.ClientUnaryCall;
  LinkIdentity(argument: _fieldpost_account_v1_LinkIdentityRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_account_v1_LinkedLoginChange__Output>): grpc.ClientUnaryCall;
  LinkIdentity(argument: _fieldpost_account_v1_LinkIdentityRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_LinkedLoginChange__Output>): grpc.ClientUnaryCall;
  LinkIdentity(argument: _fieldpost_account_v1_LinkIdentityRequest, callback: grpc.requestCallback<_fieldpost_account_v1_LinkedLoginChange__Output>): grpc.ClientUnaryCall;
  /**
   * Links an identity with the user who is logged in.
   */
  linkIdentity(argument: _fieldpost_account_v1_LinkIdentityRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_LinkedLoginChange__Output>): grpc.ClientUnaryCall;
  linkIdentity(argument: _fieldpost_account_v1_LinkIdentityRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_account_v1_LinkedLoginChange__Output>): grpc.ClientUnaryCall;
  linkIdentity(argument: _fieldpost_account_v1_LinkIdentityRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_LinkedLoginChange__Output>): grpc.ClientUnaryCall;
  linkIdentity(argument: _fieldpost_account_v1_LinkIdentityRequest, callback: grpc.requestCallback<_fieldpost_account_v1_LinkedLoginChange__Output>): grpc.ClientUnaryCall;
  
  /**
   * Lists the linked logins of a user.
   */
  ListLinkedLogins(argument: _fieldpost_account_v1_ListLinkedLoginsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_LinkedLoginList__Output>): grpc.ClientUnaryCall;
  ListLinkedLogins(argument: _fieldpost_account_v1_ListLinkedLoginsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_account_v1_LinkedLoginList__Output>): grpc.ClientUnaryCall;
  ListLinkedLogins(argument: _fieldpost_account_v1_ListLinkedLoginsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_LinkedLoginList__Output>): grpc.ClientUnaryCall;
  ListLinkedLogins(argument: _fieldpost_account_v1_ListLinkedLoginsRequest, callback: grpc.requestCallback<_fieldpost_account_v1_LinkedLoginList__Output>): grpc.ClientUnaryCall;
  /**
   * Lists the linked logins of a user.
   */
  listLinkedLogins(argument: _fieldpost_account_v1_ListLinkedLoginsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_LinkedLoginList__Output>): grpc.ClientUnaryCall;
  listLinkedLogins(argument: _fieldpost_account_v1_ListLinkedLoginsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_account_v1_LinkedLoginList__Output>): grpc.ClientUnaryCall;
  listLinkedLogins(argument: _fieldpost_account_v1_ListLinkedLoginsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_LinkedLoginList__Output>): grpc.ClientUnaryCall;
  listLinkedLogins(argument: _fieldpost_account_v1_ListLinkedLoginsRequest, callback: grpc.requestCallback<_fieldpost_account_v1_LinkedLoginList__Output>): grpc.ClientUnaryCall;
  
  /**
   * Lists the enabled providers with their client secrets.
   */
  ListLoginProviders(argument: _fieldpost_account_v1_ListLoginProvidersRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_LoginProviderList__Output>): grpc.ClientUnaryCall;
  ListLoginProviders(argument: _fieldpost_account_v1_ListLoginProvidersRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_account_v1_LoginProviderList__Output>): grpc.ClientUnaryCall;
  ListLoginProviders(argument: _fieldpost_account_v1_ListLoginProvidersRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_LoginProviderList__Output>): grpc.ClientUnaryCall;
  ListLoginProviders(argument: _fieldpost_account_v1_ListLoginProvidersRequest, callback: grpc.requestCallback<_fieldpost_account_v1_LoginProviderList__Output>): grpc.ClientUnaryCall;
  /**
   * Lists the enabled providers with their client secrets.
   */
  listLoginProviders(argument: _fieldpost_account_v1_ListLoginProvidersRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_LoginProviderList__Output>): grpc.ClientUnaryCall;
  listLoginProviders(argument: _fieldpost_account_v1_ListLoginProvidersRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_account_v1_LoginProviderList__Output>): grpc.ClientUnaryCall;
  listLoginProviders(argument: _fieldpost_account_v1_ListLoginProvidersRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_LoginProviderList__Output>): grpc.ClientUnaryCall;
  listLoginProviders(argument: _fieldpost_account_v1_ListLoginProvidersRequest, callback: grpc.requestCallback<_fieldpost_account_v1_LoginProviderList__Output>): grpc.ClientUnaryCall;
  
  /**
   * Removes a linked login.
   */
  RemoveLinkedLogin(argument: _fieldpost_account_v1_RemoveLinkedLoginRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_LinkedLoginChange__Output>): grpc.ClientUnaryCall;
  RemoveLinkedLogin(argument: _fieldpost_account_v1_RemoveLinkedLoginRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_account_v1_LinkedLoginChange__Output>): grpc.ClientUnaryCall;
  RemoveLinkedLogin(argument: _fieldpost_account_v1_RemoveLinkedLoginRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_LinkedLoginChange__Output>): grpc.ClientUnaryCall;
  RemoveLinkedLogin(argument: _fieldpost_account_v1_RemoveLinkedLoginRequest, callback: grpc.requestCallback<_fieldpost_account_v1_LinkedLoginChange__Output>): grpc.ClientUnaryCall;
  /**
   * Removes a linked login.
   */
  removeLinkedLogin(argument: _fieldpost_account_v1_RemoveLinkedLoginRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_LinkedLoginChange__Output>): grpc.ClientUnaryCall;
  removeLinkedLogin(argument: _fieldpost_account_v1_RemoveLinkedLoginRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_account_v1_LinkedLoginChange__Output>): grpc.ClientUnaryCall;
  removeLinkedLogin(argument: _fieldpost_account_v1_RemoveLinkedLoginRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_LinkedLoginChange__Output>): grpc.ClientUnaryCall;
  removeLinkedLogin(argument: _fieldpost_account_v1_RemoveLinkedLoginRequest, callback: grpc.requestCallback<_fieldpost_account_v1_LinkedLoginChange__Output>): grpc.ClientUnaryCall;
  
  /**
   * Applies what the provider says of a linked user now: groups and second factor.
   */
  RenewIdentity(argument: _fieldpost_account_v1_RenewIdentityRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_RenewedIdentity__Output>): grpc.ClientUnaryCall;
  RenewIdentity(argument: _fieldpost_account_v1_RenewIdentityRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_account_v1_RenewedIdentity__Output>): grpc.ClientUnaryCall;
  RenewIdentity(argument: _fieldpost_account_v1_RenewIdentityRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_RenewedIdentity__Output>): grpc.ClientUnaryCall;
  RenewIdentity(argument: _fieldpost_account_v1_RenewIdentityRequest, callback: grpc.requestCallback<_fieldpost_account_v1_RenewedIdentity__Output>): grpc.ClientUnaryCall;
  /**
   * Applies what the provider says of a linked user now: groups and second factor.
   */
  renewIdentity(argument: _fieldpost_account_v1_RenewIdentityRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_RenewedIdentity__Output>): grpc.ClientUnaryCall;
  renewIdentity(argument: _fieldpost_account_v1_RenewIdentityRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_account_v1_RenewedIdentity__Output>): grpc.ClientUnaryCall;
  renewIdentity(argument: _fieldpost_account_v1_RenewIdentityRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_RenewedIdentity__Output>): grpc.ClientUnaryCall;
  renewIdentity(argument: _fieldpost_account_v1_RenewIdentityRequest, callback: grpc.requestCallback<_fieldpost_account_v1_RenewedIdentity__Output>): grpc.ClientUnaryCall;
  
  /**
   * Finds the user of an identity, links a user whose verified address the provider asserts, or creates one.
   */
  ResolveIdentity(argument: _fieldpost_account_v1_ResolveIdentityRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_ResolvedIdentity__Output>): grpc.ClientUnaryCall;
  ResolveIdentity(argument: _fieldpost_account_v1_ResolveIdentityRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_account_v1_ResolvedIdentity__Output>): grpc.ClientUnaryCall;
  ResolveIdentity(argument: _fieldpost_account_v1_ResolveIdentityRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_ResolvedIdentity__Output>): grpc.ClientUnaryCall;
  ResolveIdentity(argument: _fieldpost_account_v1_ResolveIdentityRequest, callback: grpc.requestCallback<_fieldpost_account_v1_ResolvedIdentity__Output>): grpc.ClientUnaryCall;
  /**
   * Finds the user of an identity, links a user whose verified address the provider asserts, or creates one.
   */
  resolveIdentity(argument: _fieldpost_account_v1_ResolveIdentityRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_ResolvedIdentity__Output>): grpc.ClientUnaryCall;
  resolveIdentity(argument: _fieldpost_account_v1_ResolveIdentityRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_account_v1_ResolvedIdentity__Output>): grpc.ClientUnaryCall;
  resolveIdentity(argument: _fieldpost_account_v1_ResolveIdentityRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_ResolvedIdentity__Output>): grpc.ClientUnaryCall;
  resolveIdentity(argument: _fieldpost_account_v1_ResolveIdentityRequest, callback: grpc.requestCallback<_fieldpost_account_v1_ResolvedIdentity__Output>): grpc.ClientUnaryCall;
  
}

/**
 * LoginProviders serves oauth alone: the external OpenID Connect providers through which users log in, and the users that
 * belong to their identities. oauth speaks the protocol and validates the id token; account decides who the user is. It is
 * internal: a caller presents the shared secret. A rejection is a field of the response; an error status means that account
 * cannot decide.
 */
export interface LoginProvidersHandlers extends grpc.UntypedServiceImplementation {
  /**
   * Links an identity with the user who is logged in.
   */
  LinkIdentity: grpc.handleUnaryCall<_fieldpost_account_v1_LinkIdentityRequest__Output, _fieldpost_account_v1_LinkedLoginChange>;
  
  /**
   * Lists the linked logins of a user.
   */
  ListLinkedLogins: grpc.handleUnaryCall<_fieldpost_account_v1_ListLinkedLoginsRequest__Output, _fieldpost_account_v1_LinkedLoginList>;
  
  /**
   * Lists the enabled providers with their client secrets.
   */
  ListLoginProviders: grpc.handleUnaryCall<_fieldpost_account_v1_ListLoginProvidersRequest__Output, _fieldpost_account_v1_LoginProviderList>;
  
  /**
   * Removes a linked login.
   */
  RemoveLinkedLogin: grpc.handleUnaryCall<_fieldpost_account_v1_RemoveLinkedLoginRequest__Output, _fieldpost_account_v1_LinkedLoginChange>;
  
  /**
   * Applies what the provider says of a linked user now: groups and second factor.
   */
  RenewIdentity: grpc.handleUnaryCall<_fieldpost_account_v1_RenewIdentityRequest__Output, _fieldpost_account_v1_RenewedIdentity>;
  
  /**
   * Finds the user of an identity, links a user whose verified address the provider asserts, or creates one.
   */
  ResolveIdentity: grpc.handleUnaryCall<_fieldpost_account_v1_ResolveIdentityRequest__Output, _fieldpost_account_v1_ResolvedIdentity>;
  
}

export interface LoginProvidersDefinition extends grpc.ServiceDefinition {
  LinkIdentity: MethodDefinition<_fieldpost_account_v1_LinkIdentityRequest, _fieldpost_account_v1_LinkedLoginChange, _fieldpost_account_v1_LinkIdentityRequest__Output, _fieldpost_account_v1_LinkedLoginChange__Output>
  ListLinkedLogins: MethodDefinition<_fieldpost_account_v1_ListLinkedLoginsRequest, _fieldpost_account_v1_LinkedLoginList, _fieldpost_account_v1_ListLinkedLoginsRequest__Output, _fieldpost_account_v1_LinkedLoginList__Output>
  ListLoginProviders: MethodDefinition<_fieldpost_account_v1_ListLoginProvidersRequest, _fieldpost_account_v1_LoginProviderList, _fieldpost_account_v1_ListLoginProvidersRequest__Output, _fieldpost_account_v1_LoginProviderList__Output>
  RemoveLinkedLogin: MethodDefinition<_fieldpost_account_v1_RemoveLinkedLoginRequest, _fieldpost_account_v1_LinkedLoginChange, _fieldpost_account_v1_RemoveLinkedLoginRequest__Output, _fieldpost_account_v1_LinkedLoginChange__Output>
  RenewIdentity: MethodDefinition<_fieldpost_account_v1_RenewIdentityRequest, _fieldpost_account_v1_RenewedIdentity, _fieldpost_account_v1_RenewIdentityRequest__Output, _fieldpost_account_v1_RenewedIdentity__Output>
  ResolveIdentity: MethodDefinition<_fieldpost_account_v1_ResolveIdentityRequest, _fieldpost_account_v1_ResolvedIdentity, _fieldpost_account_v1_ResolveIdentityRequest__Output, _fieldpost_account_v1_ResolvedIdentity__Output>
}
