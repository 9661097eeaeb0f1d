// Generated from protos/ by `npm run generate`; changes made here are lost.
import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { AuthenticateUserRequest as _fieldpost_account_v1_AuthenticateUserRequest, AuthenticateUserRequest__Output as _fieldpost_account_v1_AuthenticateUserRequest__Output } from '../../../fieldpost/account/v1/AuthenticateUserRequest.js';
import type { AuthenticatedUser as _fieldpost_account_v1_AuthenticatedUser, AuthenticatedUser__Output as _fieldpost_account_v1_AuthenticatedUser__Output } from '../../../fieldpost/account/v1/AuthenticatedUser.js';
import type { ChangePasswordRequest as _fieldpost_account_v1_ChangePasswordRequest, ChangePasswordRequest__Output as _fieldpost_account_v1_ChangePasswordRequest__Output } from '../../../fieldpost/account/v1/ChangePasswordRequest.js';
import type { ChangeProfileRequest as _fieldpost_account_v1_ChangeProfileRequest, ChangeProfileRequest__Output as _fieldpost_account_v1_ChangeProfileRequest__Output } from '../../../fieldpost/account/v1/ChangeProfileRequest.js';
import type { CheckUsersRequest as _fieldpost_account_v1_CheckUsersRequest, CheckUsersRequest__Output as _fieldpost_account_v1_CheckUsersRequest__Output } from '../../../fieldpost/account/v1/CheckUsersRequest.js';
import type { CheckUsersResponse as _fieldpost_account_v1_CheckUsersResponse, CheckUsersResponse__Output as _fieldpost_account_v1_CheckUsersResponse__Output } from '../../../fieldpost/account/v1/CheckUsersResponse.js';
import type { ClientDescriptions as _fieldpost_account_v1_ClientDescriptions, ClientDescriptions__Output as _fieldpost_account_v1_ClientDescriptions__Output } from '../../../fieldpost/account/v1/ClientDescriptions.js';
import type { ClientKeys as _fieldpost_account_v1_ClientKeys, ClientKeys__Output as _fieldpost_account_v1_ClientKeys__Output } from '../../../fieldpost/account/v1/ClientKeys.js';
import type { CreateUserRequest as _fieldpost_account_v1_CreateUserRequest, CreateUserRequest__Output as _fieldpost_account_v1_CreateUserRequest__Output } from '../../../fieldpost/account/v1/CreateUserRequest.js';
import type { DescribeClientsRequest as _fieldpost_account_v1_DescribeClientsRequest, DescribeClientsRequest__Output as _fieldpost_account_v1_DescribeClientsRequest__Output } from '../../../fieldpost/account/v1/DescribeClientsRequest.js';
import type { DescribeRegistrationRequest as _fieldpost_account_v1_DescribeRegistrationRequest, DescribeRegistrationRequest__Output as _fieldpost_account_v1_DescribeRegistrationRequest__Output } from '../../../fieldpost/account/v1/DescribeRegistrationRequest.js';
import type { DescribeUserRequest as _fieldpost_account_v1_DescribeUserRequest, DescribeUserRequest__Output as _fieldpost_account_v1_DescribeUserRequest__Output } from '../../../fieldpost/account/v1/DescribeUserRequest.js';
import type { GetClientKeysRequest as _fieldpost_account_v1_GetClientKeysRequest, GetClientKeysRequest__Output as _fieldpost_account_v1_GetClientKeysRequest__Output } from '../../../fieldpost/account/v1/GetClientKeysRequest.js';
import type { Grant as _fieldpost_account_v1_Grant, Grant__Output as _fieldpost_account_v1_Grant__Output } from '../../../fieldpost/account/v1/Grant.js';
import type { GrantForAccessKeysRequest as _fieldpost_account_v1_GrantForAccessKeysRequest, GrantForAccessKeysRequest__Output as _fieldpost_account_v1_GrantForAccessKeysRequest__Output } from '../../../fieldpost/account/v1/GrantForAccessKeysRequest.js';
import type { GrantForClientRequest as _fieldpost_account_v1_GrantForClientRequest, GrantForClientRequest__Output as _fieldpost_account_v1_GrantForClientRequest__Output } from '../../../fieldpost/account/v1/GrantForClientRequest.js';
import type { GrantForPasswordRequest as _fieldpost_account_v1_GrantForPasswordRequest, GrantForPasswordRequest__Output as _fieldpost_account_v1_GrantForPasswordRequest__Output } from '../../../fieldpost/account/v1/GrantForPasswordRequest.js';
import type { GrantForUsersRequest as _fieldpost_account_v1_GrantForUsersRequest, GrantForUsersRequest__Output as _fieldpost_account_v1_GrantForUsersRequest__Output } from '../../../fieldpost/account/v1/GrantForUsersRequest.js';
import type { Grants as _fieldpost_account_v1_Grants, Grants__Output as _fieldpost_account_v1_Grants__Output } from '../../../fieldpost/account/v1/Grants.js';
import type { KeyGrants as _fieldpost_account_v1_KeyGrants, KeyGrants__Output as _fieldpost_account_v1_KeyGrants__Output } from '../../../fieldpost/account/v1/KeyGrants.js';
import type { MailedLink as _fieldpost_account_v1_MailedLink, MailedLink__Output as _fieldpost_account_v1_MailedLink__Output } from '../../../fieldpost/account/v1/MailedLink.js';
import type { RecordActionRequest as _fieldpost_account_v1_RecordActionRequest, RecordActionRequest__Output as _fieldpost_account_v1_RecordActionRequest__Output } from '../../../fieldpost/account/v1/RecordActionRequest.js';
import type { RecordActionResponse as _fieldpost_account_v1_RecordActionResponse, RecordActionResponse__Output as _fieldpost_account_v1_RecordActionResponse__Output } from '../../../fieldpost/account/v1/RecordActionResponse.js';
import type { RegistrationDescription as _fieldpost_account_v1_RegistrationDescription, RegistrationDescription__Output as _fieldpost_account_v1_RegistrationDescription__Output } from '../../../fieldpost/account/v1/RegistrationDescription.js';
import type { ResetPasswordRequest as _fieldpost_account_v1_ResetPasswordRequest, ResetPasswordRequest__Output as _fieldpost_account_v1_ResetPasswordRequest__Output } from '../../../fieldpost/account/v1/ResetPasswordRequest.js';
import type { StartEmailVerificationRequest as _fieldpost_account_v1_StartEmailVerificationRequest, StartEmailVerificationRequest__Output as _fieldpost_account_v1_StartEmailVerificationRequest__Output } from '../../../fieldpost/account/v1/StartEmailVerificationRequest.js';
import type { StartPasswordResetRequest as _fieldpost_account_v1_StartPasswordResetRequest, StartPasswordResetRequest__Output as _fieldpost_account_v1_StartPasswordResetRequest__Output } from '../../../fieldpost/account/v1/StartPasswordResetRequest.js';
import type { UndoEmailChangeRequest as _fieldpost_account_v1_UndoEmailChangeRequest, UndoEmailChangeRequest__Output as _fieldpost_account_v1_UndoEmailChangeRequest__Output } from '../../../fieldpost/account/v1/UndoEmailChangeRequest.js';
import type { UserChange as _fieldpost_account_v1_UserChange, UserChange__Output as _fieldpost_account_v1_UserChange__Output } from '../../../fieldpost/account/v1/UserChange.js';
import type { UserCreation as _fieldpost_account_v1_UserCreation, UserCreation__Output as _fieldpost_account_v1_UserCreation__Output } from '../../../fieldpost/account/v1/UserCreation.js';
import type { UserDescription as _fieldpost_account_v1_UserDescription, UserDescription__Output as _fieldpost_account_v1_UserDescription__Output } from '../../../fieldpost/account/v1/UserDescription.js';
import type { VerifyEmailRequest as _fieldpost_account_v1_VerifyEmailRequest, VerifyEmailRequest__Output as _fieldpost_account_v1_VerifyEmailRequest__Output } from '../../../fieldpost/account/v1/VerifyEmailRequest.js';

/**
 * AccountService serves oauth alone: it authenticates users and clients, decides what a token may contain, and changes users
 * on behalf of the website. It is internal: a caller presents the shared secret. oauth makes one call per token, before it
 * consumes a code or a refresh token. A rejection is a field of the response; an error status means that account cannot
 * decide.
 */
export interface AccountServiceClient extends grpc.Client {
  /**
   * Authenticates a user by name or e-mail address and password, for a session on the website. A call that is repeated because its
   * response was lost may have a second entry in the history of the user.
   */
  AuthenticateUser(argument: _fieldpost_account_v1_AuthenticateUserRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_AuthenticatedUser__Output>): grpc.ClientUnaryCall;
  AuthenticateUser(argument: _fieldpost_account_v1_AuthenticateUserRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_account_v1_AuthenticatedUser__Output>): grpc.ClientUnaryCall;
  AuthenticateUser(argument: _fieldpost_account_v1_AuthenticateUserRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_AuthenticatedUser__Output>): grpc.ClientUnaryCall;
  AuthenticateUser(argument: _fieldpost_account_v1_AuthenticateUserRequest, callback: grpc.requestCallback<_fieldpost_account_v1_AuthenticatedUser__Output>): grpc.ClientUnaryCall;
  /**
   * Authenticates a user by name or e-mail address and password, for a session on the website. A call that is repeated because its
   * response was lost may have a second entry in the history of the user.
   */
  authenticateUser(argument: _fieldpost_account_v1_AuthenticateUserRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_AuthenticatedUser__Output>): grpc.ClientUnaryCall;
  authenticateUser(argument: _fieldpost_account_v1_AuthenticateUserRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_account_v1_AuthenticatedUser__Output>): grpc.ClientUnaryCall;
  authenticateUser(argument: _fieldpost_account_v1_AuthenticateUserRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_AuthenticatedUser__Output>): grpc.ClientUnaryCall;
  authenticateUser(argument: _fieldpost_account_v1_AuthenticateUserRequest, callback: grpc.requestCallback<_fieldpost_account_v1_AuthenticatedUser__Output>): grpc.ClientUnaryCall;
  
  /**
   * Changes the password, given the old one. Tokens and sessions issued before end.
   */
  ChangePassword(argument: _fieldpost_account_v1_ChangePasswordRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_UserChange__Output>): grpc.ClientUnaryCall;
  ChangePassword(argument: _fieldpost_account_v1_ChangePasswordRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_account_v1_UserChange__Output>): grpc.ClientUnaryCall;
  ChangePassword(argument: _fieldpost_account_v1_ChangePasswordRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_UserChange__Output>): grpc.ClientUnaryCall;
  ChangePassword(argument: _fieldpost_account_v1_ChangePasswordRequest, callback: grpc.requestCallback<_fieldpost_account_v1_UserChange__Output>): grpc.ClientUnaryCall;
  /**
   * Changes the password, given the old one. Tokens and sessions issued before end.
   */
  changePassword(argument: _fieldpost_account_v1_ChangePasswordRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_UserChange__Output>): grpc.ClientUnaryCall;
  changePassword(argument: _fieldpost_account_v1_ChangePasswordRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_account_v1_UserChange__Output>): grpc.ClientUnaryCall;
  changePassword(argument: _fieldpost_account_v1_ChangePasswordRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_UserChange__Output>): grpc.ClientUnaryCall;
  changePassword(argument: _fieldpost_account_v1_ChangePasswordRequest, callback: grpc.requestCallback<_fieldpost_account_v1_UserChange__Output>): grpc.ClientUnaryCall;
  
  /**
   * Changes the name or the e-mail address, by the rules of PATCH /users/me. A verified address stays in force until the new
   * one is verified.
   */
  ChangeProfile(argument: _fieldpost_account_v1_ChangeProfileRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_UserChange__Output>): grpc.ClientUnaryCall;
  ChangeProfile(argument: _fieldpost_account_v1_ChangeProfileRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_account_v1_UserChange__Output>): grpc.ClientUnaryCall;
  ChangeProfile(argument: _fieldpost_account_v1_ChangeProfileRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_UserChange__Output>): grpc.ClientUnaryCall;
  ChangeProfile(argument: _fieldpost_account_v1_ChangeProfileRequest, callback: grpc.requestCallback<_fieldpost_account_v1_UserChange__Output>): grpc.ClientUnaryCall;
  /**
   * Changes the name or the e-mail address, by the rules of PATCH /users/me. A verified address stays in force until the new
   * one is verified.
   */
  changeProfile(argument: _fieldpost_account_v1_ChangeProfileRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_UserChange__Output>): grpc.ClientUnaryCall;
  changeProfile(argument: _fieldpost_account_v1_ChangeProfileRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_account_v1_UserChange__Output>): grpc.ClientUnaryCall;
  changeProfile(argument: _fieldpost_account_v1_ChangeProfileRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_UserChange__Output>): grpc.ClientUnaryCall;
  changeProfile(argument: _fieldpost_account_v1_ChangeProfileRequest, callback: grpc.requestCallback<_fieldpost_account_v1_UserChange__Output>): grpc.ClientUnaryCall;
  
  /**
   * Checks that users and clients are still valid, without a grant. Batched.
   */
  CheckUsers(argument: _fieldpost_account_v1_CheckUsersRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_CheckUsersResponse__Output>): grpc.ClientUnaryCall;
  CheckUsers(argument: _fieldpost_account_v1_CheckUsersRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_account_v1_CheckUsersResponse__Output>): grpc.ClientUnaryCall;
  CheckUsers(argument: _fieldpost_account_v1_CheckUsersRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_CheckUsersResponse__Output>): grpc.ClientUnaryCall;
  CheckUsers(argument: _fieldpost_account_v1_CheckUsersRequest, callback: grpc.requestCallback<_fieldpost_account_v1_CheckUsersResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Checks that users and clients are still valid, without a grant. Batched.
   */
  checkUsers(argument: _fieldpost_account_v1_CheckUsersRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_CheckUsersResponse__Output>): grpc.ClientUnaryCall;
  checkUsers(argument: _fieldpost_account_v1_CheckUsersRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_account_v1_CheckUsersResponse__Output>): grpc.ClientUnaryCall;
  checkUsers(argument: _fieldpost_account_v1_CheckUsersRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_CheckUsersResponse__Output>): grpc.ClientUnaryCall;
  checkUsers(argument: _fieldpost_account_v1_CheckUsersRequest, callback: grpc.requestCallback<_fieldpost_account_v1_CheckUsersResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Registers a user, by the rules of POST /users.
   */
  CreateUser(argument: _fieldpost_account_v1_CreateUserRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_UserCreation__Output>): grpc.ClientUnaryCall;
  CreateUser(argument: _fieldpost_account_v1_CreateUserRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_account_v1_UserCreation__Output>): grpc.ClientUnaryCall;
  CreateUser(argument: _fieldpost_account_v1_CreateUserRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_UserCreation__Output>): grpc.ClientUnaryCall;
  CreateUser(argument: _fieldpost_account_v1_CreateUserRequest, callback: grpc.requestCallback<_fieldpost_account_v1_UserCreation__Output>): grpc.ClientUnaryCall;
  /**
   * Registers a user, by the rules of POST /users.
   */
  createUser(argument: _fieldpost_account_v1_CreateUserRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_UserCreation__Output>): grpc.ClientUnaryCall;
  createUser(argument: _fieldpost_account_v1_CreateUserRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_account_v1_UserCreation__Output>): grpc.ClientUnaryCall;
  createUser(argument: _fieldpost_account_v1_CreateUserRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_UserCreation__Output>): grpc.ClientUnaryCall;
  createUser(argument: _fieldpost_account_v1_CreateUserRequest, callback: grpc.requestCallback<_fieldpost_account_v1_UserCreation__Output>): grpc.ClientUnaryCall;
  
  /**
   * Describes clients for the pages of the website; unknown clients and those not available to the user are left out.
   */
  DescribeClients(argument: _fieldpost_account_v1_DescribeClientsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_ClientDescriptions__Output>): grpc.ClientUnaryCall;
  DescribeClients(argument: _fieldpost_account_v1_DescribeClientsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_account_v1_ClientDescriptions__Output>): grpc.ClientUnaryCall;
  DescribeClients(argument: _fieldpost_account_v1_DescribeClientsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_ClientDescriptions__Output>): grpc.ClientUnaryCall;
  DescribeClients(argument: _fieldpost_account_v1_DescribeClientsRequest, callback: grpc.requestCallback<_fieldpost_account_v1_ClientDescriptions__Output>): grpc.ClientUnaryCall;
  /**
   * Describes clients for the pages of the website; unknown clients and those not available to the user are left out.
   */
  describeClients(argument: _fieldpost_account_v1_DescribeClientsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_ClientDescriptions__Output>): grpc.ClientUnaryCall;
  describeClients(argument: _fieldpost_account_v1_DescribeClientsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_account_v1_ClientDescriptions__Output>): grpc.ClientUnaryCall;
  describeClients(argument: _fieldpost_account_v1_DescribeClientsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_ClientDescriptions__Output>): grpc.ClientUnaryCall;
  describeClients(argument: _fieldpost_account_v1_DescribeClientsRequest, callback: grpc.requestCallback<_fieldpost_account_v1_ClientDescriptions__Output>): grpc.ClientUnaryCall;
  
  /**
   * Describes who may register, and the invitation of a visitor, for the registration page.
   */
  DescribeRegistration(argument: _fieldpost_account_v1_DescribeRegistrationRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_RegistrationDescription__Output>): grpc.ClientUnaryCall;
  DescribeRegistration(argument: _fieldpost_account_v1_DescribeRegistrationRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_account_v1_RegistrationDescription__Output>): grpc.ClientUnaryCall;
  DescribeRegistration(argument: _fieldpost_account_v1_DescribeRegistrationRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_RegistrationDescription__Output>): grpc.ClientUnaryCall;
  DescribeRegistration(argument: _fieldpost_account_v1_DescribeRegistrationRequest, callback: grpc.requestCallback<_fieldpost_account_v1_RegistrationDescription__Output>): grpc.ClientUnaryCall;
  /**
   * Describes who may register, and the invitation of a visitor, for the registration page.
   */
  describeRegistration(argument: _fieldpost_account_v1_DescribeRegistrationRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_RegistrationDescription__Output>): grpc.ClientUnaryCall;
  describeRegistration(argument: _fieldpost_account_v1_DescribeRegistrationRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_account_v1_RegistrationDescription__Output>): grpc.ClientUnaryCall;
  describeRegistration(argument: _fieldpost_account_v1_DescribeRegistrationRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_RegistrationDescription__Output>): grpc.ClientUnaryCall;
  describeRegistration(argument: _fieldpost_account_v1_DescribeRegistrationRequest, callback: grpc.requestCallback<_fieldpost_account_v1_RegistrationDescription__Output>): grpc.ClientUnaryCall;
  
  /**
   * Describes the user of a session on the website.
   */
  DescribeUser(argument: _fieldpost_account_v1_DescribeUserRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_UserDescription__Output>): grpc.ClientUnaryCall;
  DescribeUser(argument: _fieldpost_account_v1_DescribeUserRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_account_v1_UserDescription__Output>): grpc.ClientUnaryCall;
  DescribeUser(argument: _fieldpost_account_v1_DescribeUserRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_UserDescription__Output>): grpc.ClientUnaryCall;
  DescribeUser(argument: _fieldpost_account_v1_DescribeUserRequest, callback: grpc.requestCallback<_fieldpost_account_v1_UserDescription__Output>): grpc.ClientUnaryCall;
  /**
   * Describes the user of a session on the website.
   */
  describeUser(argument: _fieldpost_account_v1_DescribeUserRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_UserDescription__Output>): grpc.ClientUnaryCall;
  describeUser(argument: _fieldpost_account_v1_DescribeUserRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_account_v1_UserDescription__Output>): grpc.ClientUnaryCall;
  describeUser(argument: _fieldpost_account_v1_DescribeUserRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_UserDescription__Output>): grpc.ClientUnaryCall;
  describeUser(argument: _fieldpost_account_v1_DescribeUserRequest, callback: grpc.requestCallback<_fieldpost_account_v1_UserDescription__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns the public keys with which a client signs its assertions (RFC 7523); none for an unknown client.
   */
  GetClientKeys(argument: _fieldpost_account_v1_GetClientKeysRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_ClientKeys__Output>): grpc.ClientUnaryCall;
  GetClientKeys(argument: _fieldpost_account_v1_GetClientKeysRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_account_v1_ClientKeys__Output>): grpc.ClientUnaryCall;
  GetClientKeys(argument: _fieldpost_account_v1_GetClientKeysRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_ClientKeys__Output>): grpc.ClientUnaryCall;
  GetClientKeys(argument: _fieldpost_account_v1_GetClientKeysRequest, callback: grpc.requestCallback<_fieldpost_account_v1_ClientKeys__Output>): grpc.ClientUnaryCall;
  /**
   * Returns the public keys with which a client signs its assertions (RFC 7523); none for an unknown client.
   */
  getClientKeys(argument: _fieldpost_account_v1_GetClientKeysRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_ClientKeys__Output>): grpc.ClientUnaryCall;
  getClientKeys(argument: _fieldpost_account_v1_GetClientKeysRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_account_v1_ClientKeys__Output>): grpc.ClientUnaryCall;
  getClientKeys(argument: _fieldpost_account_v1_GetClientKeysRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_ClientKeys__Output>): grpc.ClientUnaryCall;
  getClientKeys(argument: _fieldpost_account_v1_GetClientKeysRequest, callback: grpc.requestCallback<_fieldpost_account_v1_ClientKeys__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns the rights of access keys. Batched.
   */
  GrantForAccessKeys(argument: _fieldpost_account_v1_GrantForAccessKeysRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_KeyGrants__Output>): grpc.ClientUnaryCall;
  GrantForAccessKeys(argument: _fieldpost_account_v1_GrantForAccessKeysRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_account_v1_KeyGrants__Output>): grpc.ClientUnaryCall;
  GrantForAccessKeys(argument: _fieldpost_account_v1_GrantForAccessKeysRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_KeyGrants__Output>): grpc.ClientUnaryCall;
  GrantForAccessKeys(argument: _fieldpost_account_v1_GrantForAccessKeysRequest, callback: grpc.requestCallback<_fieldpost_account_v1_KeyGrants__Output>): grpc.ClientUnaryCall;
  /**
   * Returns the rights of access keys. Batched.
   */
  grantForAccessKeys(argument: _fieldpost_account_v1_GrantForAccessKeysRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_KeyGrants__Output>): grpc.ClientUnaryCall;
  grantForAccessKeys(argument: _fieldpost_account_v1_GrantForAccessKeysRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_account_v1_KeyGrants__Output>): grpc.ClientUnaryCall;
  grantForAccessKeys(argument: _fieldpost_account_v1_GrantForAccessKeysRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_KeyGrants__Output>): grpc.ClientUnaryCall;
  grantForAccessKeys(argument: _fieldpost_account_v1_GrantForAccessKeysRequest, callback: grpc.requestCallback<_fieldpost_account_v1_KeyGrants__Output>): grpc.ClientUnaryCall;
  
  /**
   * Decides about a client that acts for itself (RFC 6749, 4.4); the grant has no user.
   */
  GrantForClient(argument: _fieldpost_account_v1_GrantForClientRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_Grant__Output>): grpc.ClientUnaryCall;
  GrantForClient(argument: _fieldpost_account_v1_GrantForClientRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_account_v1_Grant__Output>): grpc.ClientUnaryCall;
  GrantForClient(argument: _fieldpost_account_v1_GrantForClientRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_Grant__Output>): grpc.ClientUnaryCall;
  GrantForClient(argument: _fieldpost_account_v1_GrantForClientRequest, callback: grpc.requestCallback<_fieldpost_account_v1_Grant__Output>): grpc.ClientUnaryCall;
  /**
   * Decides about a client that acts for itself (RFC 6749, 4.4); the grant has no user.
   */
  grantForClient(argument: _fieldpost_account_v1_GrantForClientRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_Grant__Output>): grpc.ClientUnaryCall;
  grantForClient(argument: _fieldpost_account_v1_GrantForClientRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_account_v1_Grant__Output>): grpc.ClientUnaryCall;
  grantForClient(argument: _fieldpost_account_v1_GrantForClientRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_Grant__Output>): grpc.ClientUnaryCall;
  grantForClient(argument: _fieldpost_account_v1_GrantForClientRequest, callback: grpc.requestCallback<_fieldpost_account_v1_Grant__Output>): grpc.ClientUnaryCall;
  
  /**
   * Authenticates a user by name or e-mail address and password, for a client with the password grant. A call that is repeated
   * because its response was lost may have a second entry in the history of the user.
   */
  GrantForPassword(argument: _fieldpost_account_v1_GrantForPasswordRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_Grant__Output>): grpc.ClientUnaryCall;
  GrantForPassword(argument: _fieldpost_account_v1_GrantForPasswordRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_account_v1_Grant__Output>): grpc.ClientUnaryCall;
  GrantForPassword(argument: _fieldpost_account_v1_GrantForPasswordRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_Grant__Output>): grpc.ClientUnaryCall;
  GrantForPassword(argument: _fieldpost_account_v1_GrantForPasswordRequest, callback: grpc.requestCallback<_fieldpost_account_v1_Grant__Output>): grpc.ClientUnaryCall;
  /**
   * Authenticates a user by name or e-mail address and password, for a client with the password grant. A call that is repeated
   * because its response was lost may have a second entry in the history of the user.
   */
  grantForPassword(argument: _fieldpost_account_v1_GrantForPasswordRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_Grant__Output>): grpc.ClientUnaryCall;
  grantForPassword(argument: _fieldpost_account_v1_GrantForPasswordRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_account_v1_Grant__Output>): grpc.ClientUnaryCall;
  grantForPassword(argument: _fieldpost_account_v1_GrantForPasswordRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_Grant__Output>): grpc.ClientUnaryCall;
  grantForPassword(argument: _fieldpost_account_v1_GrantForPasswordRequest, callback: grpc.requestCallback<_fieldpost_account_v1_Grant__Output>): grpc.ClientUnaryCall;
  
  /**
   * Decides about users who were authenticated before: for codes, refresh tokens and restrictions. Batched.
   */
  GrantForUsers(argument: _fieldpost_account_v1_GrantForUsersRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_Grants__Output>): grpc.ClientUnaryCall;
  GrantForUsers(argument: _fieldpost_account_v1_GrantForUsersRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_account_v1_Grants__Output>): grpc.ClientUnaryCall;
  GrantForUsers(argument: _fieldpost_account_v1_GrantForUsersRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_Grants__Output>): grpc.ClientUnaryCall;
  GrantForUsers(argument: _fieldpost_account_v1_GrantForUsersRequest, callback: grpc.requestCallback<_fieldpost_account_v1_Grants__Output>): grpc.ClientUnaryCall;
  /**
   * Decides about users who were authenticated before: for codes, refresh tokens and restrictions. Batched.
   */
  grantForUsers(argument: _fieldpost_account_v1_GrantForUsersRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_Grants__Output>): grpc.ClientUnaryCall;
  grantForUsers(argument: _fieldpost_account_v1_GrantForUsersRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_account_v1_Grants__Output>): grpc.ClientUnaryCall;
  grantForUsers(argument: _fieldpost_account_v1_GrantForUsersRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_Grants__Output>): grpc.ClientUnaryCall;
  grantForUsers(argument: _fieldpost_account_v1_GrantForUsersRequest, callback: grpc.requestCallback<_fieldpost_account_v1_Grants__Output>): grpc.ClientUnaryCall;
  
  /**
   * Writes what a user has done on the website to the history of the user.
   */
  RecordAction(argument: _fieldpost_account_v1_RecordActionRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_RecordActionResponse__Output>): grpc.ClientUnaryCall;
  RecordAction(argument: _fieldpost_account_v1_RecordActionRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_account_v1_RecordActionResponse__Output>): grpc.ClientUnaryCall;
  RecordAction(argument: _fieldpost_account_v1_RecordActionRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_RecordActionResponse__Output>): grpc.ClientUnaryCall;
  RecordAction(argument: _fieldpost_account_v1_RecordActionRequest, callback: grpc.requestCallback<_fieldpost_account_v1_RecordActionResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Writes what a user has done on the website to the history of the user.
   */
  recordAction(argument: _fieldpost_account_v1_RecordActionRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_RecordActionResponse__Output>): grpc.ClientUnaryCall;
  recordAction(argument: _fieldpost_account_v1_RecordActionRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_account_v1_RecordActionResponse__Output>): grpc.ClientUnaryCall;
  recordAction(argument: _fieldpost_account_v1_RecordActionRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_RecordActionResponse__Output>): grpc.ClientUnaryCall;
  recordAction(argument: _fieldpost_account_v1_RecordActionRequest, callback: grpc.requestCallback<_fieldpost_account_v1_RecordActionResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Uses such a link and sets the new password. Tokens and sessions issued before end.
   */
  ResetPassword(argument: _fieldpost_account_v1_ResetPasswordRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_UserChange__Output>): grpc.ClientUnaryCall;
  ResetPassword(argument: _fieldpost_account_v1_ResetPasswordRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_account_v1_UserChange__Output>): grpc.ClientUnaryCall;
  ResetPassword(argument: _fieldpost_account_v1_ResetPasswordRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_UserChange__Output>): grpc.ClientUnaryCall;
  ResetPassword(argument: _fieldpost_account_v1_ResetPasswordRequest, callback: grpc.requestCallback<_fieldpost_account_v1_UserChange__Output>): grpc.ClientUnaryCall;
  /**
   * Uses such a link and sets the new password. Tokens and sessions issued before end.
   */
  resetPassword(argument: _fieldpost_account_v1_ResetPasswordRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_UserChange__Output>): grpc.ClientUnaryCall;
  resetPassword(argument: _fieldpost_account_v1_ResetPasswordRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_account_v1_UserChange__Output>): grpc.ClientUnaryCall;
  resetPassword(argument: _fieldpost_account_v1_ResetPasswordRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_UserChange__Output>): grpc.ClientUnaryCall;
  resetPassword(argument: _fieldpost_account_v1_ResetPasswordRequest, callback: grpc.requestCallback<_fieldpost_account_v1_UserChange__Output>): grpc.ClientUnaryCall;
  
  /**
   * Creates a link that verifies an e-mail address, to be mailed to that address.
   */
  StartEmailVerification(argument: _fieldpost_account_v1_StartEmailVerificationRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_MailedLink__Output>): grpc.ClientUnaryCall;
  StartEmailVerification(argument: _fieldpost_account_v1_StartEmailVerificationRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_account_v1_MailedLink__Output>): grpc.ClientUnaryCall;
  StartEmailVerification(argument: _fieldpost_account_v1_StartEmailVerificationRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_MailedLink__Output>): grpc.ClientUnaryCall;
  StartEmailVerification(argument: _fieldpost_account_v1_StartEmailVerificationRequest, callback: grpc.requestCallback<_fieldpost_account_v1_MailedLink__Output>): grpc.ClientUnaryCall;
  /**
   * Creates a link that verifies an e-mail address, to be mailed to that address.
   */
  startEmailVerification(argument: _fieldpost_account_v1_StartEmailVerificationRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_MailedLink__Output>): grpc.ClientUnaryCall;
  startEmailVerification(argument: _fieldpost_account_v1_StartEmailVerificationRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_account_v1_MailedLink__Output>): grpc.ClientUnaryCall;
  startEmailVerification(argument: _fieldpost_account_v1_StartEmailVerificationRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_MailedLink__Output>): grpc.ClientUnaryCall;
  startEmailVerification(argument: _fieldpost_account_v1_StartEmailVerificationRequest, callback: grpc.requestCallback<_fieldpost_account_v1_MailedLink__Output>): grpc.ClientUnaryCall;
  
  /**
   * Creates a link for a new password, to be mailed to the verified address. For an unknown user it takes the same time.
   */
  StartPasswordReset(argument: _fieldpost_account_v1_StartPasswordResetRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_MailedLink__Output>): grpc.ClientUnaryCall;
  StartPasswordReset(argument: _fieldpost_account_v1_StartPasswordResetRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_account_v1_MailedLink__Output>): grpc.ClientUnaryCall;
  StartPasswordReset(argument: _fieldpost_account_v1_StartPasswordResetRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_MailedLink__Output>): grpc.ClientUnaryCall;
  StartPasswordReset(argument: _fieldpost_account_v1_StartPasswordResetRequest, callback: grpc.requestCallback<_fieldpost_account_v1_MailedLink__Output>): grpc.ClientUnaryCall;
  /**
   * Creates a link for a new password, to be mailed to the verified address. For an unknown user it takes the same time.
   */
  startPasswordReset(argument: _fieldpost_account_v1_StartPasswordResetRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_MailedLink__Output>): grpc.ClientUnaryCall;
  startPasswordReset(argument: _fieldpost_account_v1_StartPasswordResetRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_account_v1_MailedLink__Output>): grpc.ClientUnaryCall;
  startPasswordReset(argument: _fieldpost_account_v1_StartPasswordResetRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_MailedLink__Output>): grpc.ClientUnaryCall;
  startPasswordReset(argument: _fieldpost_account_v1_StartPasswordResetRequest, callback: grpc.requestCallback<_fieldpost_account_v1_MailedLink__Output>): grpc.ClientUnaryCall;
  
  /**
   * Uses a link that undoes a change of the e-mail address: the former address is in force again, with a new password. Tokens
   * and sessions issued before end.
   */
  UndoEmailChange(argument: _fieldpost_account_v1_UndoEmailChangeRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_UserChange__Output>): grpc.ClientUnaryCall;
  UndoEmailChange(argument: _fieldpost_account_v1_UndoEmailChangeRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_account_v1_UserChange__Output>): grpc.ClientUnaryCall;
  UndoEmailChange(argument: _fieldpost_account_v1_UndoEmailChangeRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_UserChange__Output>): grpc.ClientUnaryCall;
  UndoEmailChange(argument: _fieldpost_account_v1_UndoEmailChangeRequest, callback: grpc.requestCallback<_fieldpost_account_v1_UserChange__Output>): grpc.ClientUnaryCall;
  /**
   * Uses a link that undoes a change of the e-mail address: the former address is in force again, with a new password. Tokens
   * and sessions issued before end.
   */
  undoEmailChange(argument: _fieldpost_account_v1_UndoEmailChangeRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_UserChange__Output>): grpc.ClientUnaryCall;
  undoEmailChange(argument: _fieldpost_account_v1_UndoEmailChangeRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_account_v1_UserChange__Output>): grpc.ClientUnaryCall;
  undoEmailChange(argument: _fieldpost_account_v1_UndoEmailChangeRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_UserChange__Output>): grpc.ClientUnaryCall;
  undoEmailChange(argument: _fieldpost_account_v1_UndoEmailChangeRequest, callback: grpc.requestCallback<_fieldpost_account_v1_UserChange__Output>): grpc.ClientUnaryCall;
  
  /**
   * Uses such a link: the address is verified and in force.
   */
  VerifyEmail(argument: _fieldpost_account_v1_VerifyEmailRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_UserChange__Output>): grpc.ClientUnaryCall;
  VerifyEmail(argument: _fieldpost_account_v1_VerifyEmailRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_account_v1_UserChange__Output>): grpc.ClientUnaryCall;
  VerifyEmail(argument: _fieldpost_account_v1_VerifyEmailRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_UserChange__Output>): grpc.ClientUnaryCall;
  VerifyEmail(argument: _fieldpost_account_v1_VerifyEmailRequest, callback: grpc.requestCallback<_fieldpost_account_v1_UserChange__Output>): grpc.ClientUnaryCall;
  /**
   * Uses such a link: the address is verified and in force.
   */
  verifyEmail(argument: _fieldpost_account_v1_VerifyEmailRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_UserChange__Output>): grpc.ClientUnaryCall;
  verifyEmail(argument: _fieldpost_account_v1_VerifyEmailRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_account_v1_UserChange__Output>): grpc.ClientUnaryCall;
  verifyEmail(argument: _fieldpost_account_v1_VerifyEmailRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_UserChange__Output>): grpc.ClientUnaryCall;
  verifyEmail(argument: _fieldpost_account_v1_VerifyEmailRequest, callback: grpc.requestCallback<_fieldpost_account_v1_UserChange__Output>): grpc.ClientUnaryCall;
  
}

/**
 * AccountService serves oauth alone: it authenticates users and clients, decides what a token may contain, and changes users
 * on behalf of the website. It is internal: a caller presents the shared secret. oauth makes one call per token, before it
 * consumes a code or a refresh token. A rejection is a field of the response; an error status means that account cannot
 * decide.
 */
export interface AccountServiceHandlers extends grpc.UntypedServiceImplementation {
  /**
   * Authenticates a user by name or e-mail address and password, for a session on the website. A call that is repeated because its
   * response was lost may have a second entry in the history of the user.
   */
  AuthenticateUser: grpc.handleUnaryCall<_fieldpost_account_v1_AuthenticateUserRequest__Output, _fieldpost_account_v1_AuthenticatedUser>;
  
  /**
   * Changes the password, given the old one. Tokens and sessions issued before end.
   */
  ChangePassword: grpc.handleUnaryCall<_fieldpost_account_v1_ChangePasswordRequest__Output, _fieldpost_account_v1_UserChange>;
  
  /**
   * Changes the name or the e-mail address, by the rules of PATCH /users/me. A verified address stays in force until the new
   * one is verified.
   */
  ChangeProfile: grpc.handleUnaryCall<_fieldpost_account_v1_ChangeProfileRequest__Output, _fieldpost_account_v1_UserChange>;
  
  /**
   * Checks that users and clients are still valid, without a grant. Batched.
   */
  CheckUsers: grpc.handleUnaryCall<_fieldpost_account_v1_CheckUsersRequest__Output, _fieldpost_account_v1_CheckUsersResponse>;
  
  /**
   * Registers a user, by the rules of POST /users.
   */
  CreateUser: grpc.handleUnaryCall<_fieldpost_account_v1_CreateUserRequest__Output, _fieldpost_account_v1_UserCreation>;
  
  /**
   * Describes clients for the pages of the website; unknown clients and those not available to the user are left out.
   */
  DescribeClients: grpc.handleUnaryCall<_fieldpost_account_v1_DescribeClientsRequest__Output, _fieldpost_account_v1_ClientDescriptions>;
  
  /**
   * Describes who may register, and the invitation of a visitor, for the registration page.
   */
  DescribeRegistration: grpc.handleUnaryCall<_fieldpost_account_v1_DescribeRegistrationRequest__Output, _fieldpost_account_v1_RegistrationDescription>;
  
  /**
   * Describes the user of a session on the website.
   */
  DescribeUser: grpc.handleUnaryCall<_fieldpost_account_v1_DescribeUserRequest__Output, _fieldpost_account_v1_UserDescription>;
  
  /**
   * Returns the public keys with which a client signs its assertions (RFC 7523); none for an unknown client.
   */
  GetClientKeys: grpc.handleUnaryCall<_fieldpost_account_v1_GetClientKeysRequest__Output, _fieldpost_account_v1_ClientKeys>;
  
  /**
   * Returns the rights of access keys. Batched.
   */
  GrantForAccessKeys: grpc.handleUnaryCall<_fieldpost_account_v1_GrantForAccessKeysRequest__Output, _fieldpost_account_v1_KeyGrants>;
  
  /**
   * Decides about a client that acts for itself (RFC 6749, 4.4); the grant has no user.
   */
  GrantForClient: grpc.handleUnaryCall<_fieldpost_account_v1_GrantForClientRequest__Output, _fieldpost_account_v1_Grant>;
  
  /**
   * Authenticates a user by name or e-mail address and password, for a client with the password grant. A call that is repeated
   * because its response was lost may have a second entry in the history of the user.
   */
  GrantForPassword: grpc.handleUnaryCall<_fieldpost_account_v1_GrantForPasswordRequest__Output, _fieldpost_account_v1_Grant>;
  
  /**
   * Decides about users who were authenticated before: for codes, refresh tokens and restrictions. Batched.
   */
  GrantForUsers: grpc.handleUnaryCall<_fieldpost_account_v1_GrantForUsersRequest__Output, _fieldpost_account_v1_Grants>;
  
  /**
   * Writes what a user has done on the website to the history of the user.
   */
  RecordAction: grpc.handleUnaryCall<_fieldpost_account_v1_RecordActionRequest__Output, _fieldpost_account_v1_RecordActionResponse>;
  
  /**
   * Uses such a link and sets the new password. Tokens and sessions issued before end.
   */
  ResetPassword: grpc.handleUnaryCall<_fieldpost_account_v1_ResetPasswordRequest__Output, _fieldpost_account_v1_UserChange>;
  
  /**
   * Creates a link that verifies an e-mail address, to be mailed to that address.
   */
  StartEmailVerification: grpc.handleUnaryCall<_fieldpost_account_v1_StartEmailVerificationRequest__Output, _fieldpost_account_v1_MailedLink>;
  
  /**
   * Creates a link for a new password, to be mailed to the verified address. For an unknown user it takes the same time.
   */
  StartPasswordReset: grpc.handleUnaryCall<_fieldpost_account_v1_StartPasswordResetRequest__Output, _fieldpost_account_v1_MailedLink>;
  
  /**
   * Uses a link that undoes a change of the e-mail address: the former address is in force again, with a new password. Tokens
   * and sessions issued before end.
   */
  UndoEmailChange: grpc.handleUnaryCall<_fieldpost_account_v1_UndoEmailChangeRequest__Output, _fieldpost_account_v1_UserChange>;
  
  /**
   * Uses such a link: the address is verified and in force.
   */
  VerifyEmail: grpc.handleUnaryCall<_fieldpost_account_v1_VerifyEmailRequest__Output, _fieldpost_account_v1_UserChange>;
  
}

export interface AccountServiceDefinition extends grpc.ServiceDefinition {
  AuthenticateUser: MethodDefinition<_fieldpost_account_v1_AuthenticateUserRequest, _fieldpost_account_v1_AuthenticatedUser, _fieldpost_account_v1_AuthenticateUserRequest__Output, _fieldpost_account_v1_AuthenticatedUser__Output>
  ChangePassword: MethodDefinition<_fieldpost_account_v1_ChangePasswordRequest, _fieldpost_account_v1_UserChange, _fieldpost_account_v1_ChangePasswordRequest__Output, _fieldpost_account_v1_UserChange__Output>
  ChangeProfile: MethodDefinition<_fieldpost_account_v1_ChangeProfileRequest, _fieldpost_account_v1_UserChange, _fieldpost_account_v1_ChangeProfileRequest__Output, _fieldpost_account_v1_UserChange__Output>
  CheckUsers: MethodDefinition<_fieldpost_account_v1_CheckUsersRequest, _fieldpost_account_v1_CheckUsersResponse, _fieldpost_account_v1_CheckUsersRequest__Output, _fieldpost_account_v1_CheckUsersResponse__Output>
  CreateUser: MethodDefinition<_fieldpost_account_v1_CreateUserRequest, _fieldpost_account_v1_UserCreation, _fieldpost_account_v1_CreateUserRequest__Output, _fieldpost_account_v1_UserCreation__Output>
  DescribeClients: MethodDefinition<_fieldpost_account_v1_DescribeClientsRequest, _fieldpost_account_v1_ClientDescriptions, _fieldpost_account_v1_DescribeClientsRequest__Output, _fieldpost_account_v1_ClientDescriptions__Output>
  DescribeRegistration: MethodDefinition<_fieldpost_account_v1_DescribeRegistrationRequest, _fieldpost_account_v1_RegistrationDescription, _fieldpost_account_v1_DescribeRegistrationRequest__Output, _fieldpost_account_v1_RegistrationDescription__Output>
  DescribeUser: MethodDefinition<_fieldpost_account_v1_DescribeUserRequest, _fieldpost_account_v1_UserDescription, _fieldpost_account_v1_DescribeUserRequest__Output, _fieldpost_account_v1_UserDescription__Output>
  GetClientKeys: MethodDefinition<_fieldpost_account_v1_GetClientKeysRequest, _fieldpost_account_v1_ClientKeys, _fieldpost_account_v1_GetClientKeysRequest__Output, _fieldpost_account_v1_ClientKeys__Output>
  GrantForAccessKeys: MethodDefinition<_fieldpost_account_v1_GrantForAccessKeysRequest, _fieldpost_account_v1_KeyGrants, _fieldpost_account_v1_GrantForAccessKeysRequest__Output, _fieldpost_account_v1_KeyGrants__Output>
  GrantForClient: MethodDefinition<_fieldpost_account_v1_GrantForClientRequest, _fieldpost_account_v1_Grant, _fieldpost_account_v1_GrantForClientRequest__Output, _fieldpost_account_v1_Grant__Output>
  GrantForPassword: MethodDefinition<_fieldpost_account_v1_GrantForPasswordRequest, _fieldpost_account_v1_Grant, _fieldpost_account_v1_GrantForPasswordRequest__Output, _fieldpost_account_v1_Grant__Output>
  GrantForUsers: MethodDefinition<_fieldpost_account_v1_GrantForUsersRequest, _fieldpost_account_v1_Grants, _fieldpost_account_v1_GrantForUsersRequest__Output, _fieldpost_account_v1_Grants__Output>
  RecordAction: MethodDefinition<_fieldpost_account_v1_RecordActionRequest, _fieldpost_account_v1_RecordActionResponse, _fieldpost_account_v1_RecordActionRequest__Output, _fieldpost_account_v1_RecordActionResponse__Output>
  ResetPassword: MethodDefinition<_fieldpost_account_v1_ResetPasswordRequest, _fieldpost_account_v1_UserChange, _fieldpost_account_v1_ResetPasswordRequest__Output, _fieldpost_account_v1_UserChange__Output>
  StartEmailVerification: MethodDefinition<_fieldpost_account_v1_StartEmailVerificationRequest, _fieldpost_account_v1_MailedLink, _fieldpost_account_v1_StartEmailVerificationRequest__Output, _fieldpost_account_v1_MailedLink__Output>
  StartPasswordReset: MethodDefinition<_fieldpost_account_v1_StartPasswordResetRequest, _fieldpost_account_v1_MailedLink, _fieldpost_account_v1_StartPasswordResetRequest__Output, _fieldpost_account_v1_MailedLink__Output>
  UndoEmailChange: MethodDefinition<_fieldpost_account_v1_UndoEmailChangeRequest, _fieldpost_account_v1_UserChange, _fieldpost_account_v1_UndoEmailChangeRequest__Output, _fieldpost_account_v1_UserChange__Output>
  VerifyEmail: MethodDefinition<_fieldpost_account_v1_VerifyEmailRequest, _fieldpost_account_v1_UserChange, _fieldpost_account_v1_VerifyEmailRequest__Output, _fieldpost_account_v1_UserChange__Output>
}
