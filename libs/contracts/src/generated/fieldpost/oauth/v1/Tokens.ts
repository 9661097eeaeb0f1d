// Generated from protos/ by `npm run generate`; changes made here are lost.
import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { ExchangeAccessKeyRequest as _fieldpost_oauth_v1_ExchangeAccessKeyRequest, ExchangeAccessKeyRequest__Output as _fieldpost_oauth_v1_ExchangeAccessKeyRequest__Output } from '../../../fieldpost/oauth/v1/ExchangeAccessKeyRequest.js';
import type { ForgetClientRequest as _fieldpost_oauth_v1_ForgetClientRequest, ForgetClientRequest__Output as _fieldpost_oauth_v1_ForgetClientRequest__Output } from '../../../fieldpost/oauth/v1/ForgetClientRequest.js';
import type { ForgetClientResponse as _fieldpost_oauth_v1_ForgetClientResponse, ForgetClientResponse__Output as _fieldpost_oauth_v1_ForgetClientResponse__Output } from '../../../fieldpost/oauth/v1/ForgetClientResponse.js';
import type { InviteUserRequest as _fieldpost_oauth_v1_InviteUserRequest, InviteUserRequest__Output as _fieldpost_oauth_v1_InviteUserRequest__Output } from '../../../fieldpost/oauth/v1/InviteUserRequest.js';
import type { InviteUserResponse as _fieldpost_oauth_v1_InviteUserResponse, InviteUserResponse__Output as _fieldpost_oauth_v1_InviteUserResponse__Output } from '../../../fieldpost/oauth/v1/InviteUserResponse.js';
import type { IssueComponentTokenRequest as _fieldpost_oauth_v1_IssueComponentTokenRequest, IssueComponentTokenRequest__Output as _fieldpost_oauth_v1_IssueComponentTokenRequest__Output } from '../../../fieldpost/oauth/v1/IssueComponentTokenRequest.js';
import type { IssueGatewayTokenRequest as _fieldpost_oauth_v1_IssueGatewayTokenRequest, IssueGatewayTokenRequest__Output as _fieldpost_oauth_v1_IssueGatewayTokenRequest__Output } from '../../../fieldpost/oauth/v1/IssueGatewayTokenRequest.js';
import type { IssuedToken as _fieldpost_oauth_v1_IssuedToken, IssuedToken__Output as _fieldpost_oauth_v1_IssuedToken__Output } from '../../../fieldpost/oauth/v1/IssuedToken.js';
import type { MailApprovalRequest as _fieldpost_oauth_v1_MailApprovalRequest, MailApprovalRequest__Output as _fieldpost_oauth_v1_MailApprovalRequest__Output } from '../../../fieldpost/oauth/v1/MailApprovalRequest.js';
import type { MailApprovalResponse as _fieldpost_oauth_v1_MailApprovalResponse, MailApprovalResponse__Output as _fieldpost_oauth_v1_MailApprovalResponse__Output } from '../../../fieldpost/oauth/v1/MailApprovalResponse.js';
import type { MailMembershipRequest as _fieldpost_oauth_v1_MailMembershipRequest, MailMembershipRequest__Output as _fieldpost_oauth_v1_MailMembershipRequest__Output } from '../../../fieldpost/oauth/v1/MailMembershipRequest.js';
import type { MailMembershipResponse as _fieldpost_oauth_v1_MailMembershipResponse, MailMembershipResponse__Output as _fieldpost_oauth_v1_MailMembershipResponse__Output } from '../../../fieldpost/oauth/v1/MailMembershipResponse.js';
import type { MailPasswordResetRequest as _fieldpost_oauth_v1_MailPasswordResetRequest, MailPasswordResetRequest__Output as _fieldpost_oauth_v1_MailPasswordResetRequest__Output } from '../../../fieldpost/oauth/v1/MailPasswordResetRequest.js';
import type { MailPasswordResetResponse as _fieldpost_oauth_v1_MailPasswordResetResponse, MailPasswordResetResponse__Output as _fieldpost_oauth_v1_MailPasswordResetResponse__Output } from '../../../fieldpost/oauth/v1/MailPasswordResetResponse.js';
import type { MailVerificationRequest as _fieldpost_oauth_v1_MailVerificationRequest, MailVerificationRequest__Output as _fieldpost_oauth_v1_MailVerificationRequest__Output } from '../../../fieldpost/oauth/v1/MailVerificationRequest.js';
import type { MailVerificationResponse as _fieldpost_oauth_v1_MailVerificationResponse, MailVerificationResponse__Output as _fieldpost_oauth_v1_MailVerificationResponse__Output } from '../../../fieldpost/oauth/v1/MailVerificationResponse.js';
import type { NarrowTokenRequest as _fieldpost_oauth_v1_NarrowTokenRequest, NarrowTokenRequest__Output as _fieldpost_oauth_v1_NarrowTokenRequest__Output } from '../../../fieldpost/oauth/v1/NarrowTokenRequest.js';

/**
 * Tokens is the internal API of oauth for the other apps of the suite: a caller presents the shared secret. It shares its
 * code with the public endpoints.
 */
export interface TokensClient extends grpc.Client {
  /**
   * Exchanges an application access key for a short-lived token, for use inside of the suite.
   */
  ExchangeAccessKey(argument: _fieldpost_oauth_v1_ExchangeAccessKeyRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_oauth_v1_IssuedToken__Output>): grpc.ClientUnaryCall;
  ExchangeAccessKey(argument: _fieldpost_oauth_v1_ExchangeAccessKeyRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_oauth_v1_IssuedToken__Output>): grpc.ClientUnaryCall;
  ExchangeAccessKey(argument: _fieldpost_oauth_v1_ExchangeAccessKeyRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_oauth_v1_IssuedToken__Output>): grpc.ClientUnaryCall;
  ExchangeAccessKey(argument: _fieldpost_oauth_v1_ExchangeAccessKeyRequest, callback: grpc.requestCallback<_fieldpost_oauth_v1_IssuedToken__Output>): grpc.ClientUnaryCall;
  /**
   * Exchanges an application access key for a short-lived token, for use inside of the suite.
   */
  exchangeAccessKey(argument: _fieldpost_oauth_v1_ExchangeAccessKeyRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_oauth_v1_IssuedToken__Output>): grpc.ClientUnaryCall;
  exchangeAccessKey(argument: _fieldpost_oauth_v1_ExchangeAccessKeyRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_oauth_v1_IssuedToken__Output>): grpc.ClientUnaryCall;
  exchangeAccessKey(argument: _fieldpost_oauth_v1_ExchangeAccessKeyRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_oauth_v1_IssuedToken__Output>): grpc.ClientUnaryCall;
  exchangeAccessKey(argument: _fieldpost_oauth_v1_ExchangeAccessKeyRequest, callback: grpc.requestCallback<_fieldpost_oauth_v1_IssuedToken__Output>): grpc.ClientUnaryCall;
  
  /**
   * Deletes the consents, logins and codes of a deleted client. May be repeated.
   */
  ForgetClient(argument: _fieldpost_oauth_v1_ForgetClientRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_oauth_v1_ForgetClientResponse__Output>): grpc.ClientUnaryCall;
  ForgetClient(argument: _fieldpost_oauth_v1_ForgetClientRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_oauth_v1_ForgetClientResponse__Output>): grpc.ClientUnaryCall;
  ForgetClient(argument: _fieldpost_oauth_v1_ForgetClientRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_oauth_v1_ForgetClientResponse__Output>): grpc.ClientUnaryCall;
  ForgetClient(argument: _fieldpost_oauth_v1_ForgetClientRequest, callback: grpc.requestCallback<_fieldpost_oauth_v1_ForgetClientResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Deletes the consents, logins and codes of a deleted client. May be repeated.
   */
  forgetClient(argument: _fieldpost_oauth_v1_ForgetClientRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_oauth_v1_ForgetClientResponse__Output>): grpc.ClientUnaryCall;
  forgetClient(argument: _fieldpost_oauth_v1_ForgetClientRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_oauth_v1_ForgetClientResponse__Output>): grpc.ClientUnaryCall;
  forgetClient(argument: _fieldpost_oauth_v1_ForgetClientRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_oauth_v1_ForgetClientResponse__Output>): grpc.ClientUnaryCall;
  forgetClient(argument: _fieldpost_oauth_v1_ForgetClientRequest, callback: grpc.requestCallback<_fieldpost_oauth_v1_ForgetClientResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Makes the link of an invitation, and mails it if wanted.
   */
  InviteUser(argument: _fieldpost_oauth_v1_InviteUserRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_oauth_v1_InviteUserResponse__Output>): grpc.ClientUnaryCall;
  InviteUser(argument: _fieldpost_oauth_v1_InviteUserRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_oauth_v1_InviteUserResponse__Output>): grpc.ClientUnaryCall;
  InviteUser(argument: _fieldpost_oauth_v1_InviteUserRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_oauth_v1_InviteUserResponse__Output>): grpc.ClientUnaryCall;
  InviteUser(argument: _fieldpost_oauth_v1_InviteUserRequest, callback: grpc.requestCallback<_fieldpost_oauth_v1_InviteUserResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Makes the link of an invitation, and mails it if wanted.
   */
  inviteUser(argument: _fieldpost_oauth_v1_InviteUserRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_oauth_v1_InviteUserResponse__Output>): grpc.ClientUnaryCall;
  inviteUser(argument: _fieldpost_oauth_v1_InviteUserRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_oauth_v1_InviteUserResponse__Output>): grpc.ClientUnaryCall;
  inviteUser(argument: _fieldpost_oauth_v1_InviteUserRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_oauth_v1_InviteUserResponse__Output>): grpc.ClientUnaryCall;
  inviteUser(argument: _fieldpost_oauth_v1_InviteUserRequest, callback: grpc.requestCallback<_fieldpost_oauth_v1_InviteUserResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Issues the token with which a router, broker or handler announces itself.
   */
  IssueComponentToken(argument: _fieldpost_oauth_v1_IssueComponentTokenRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_oauth_v1_IssuedToken__Output>): grpc.ClientUnaryCall;
  IssueComponentToken(argument: _fieldpost_oauth_v1_IssueComponentTokenRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_oauth_v1_IssuedToken__Output>): grpc.ClientUnaryCall;
  IssueComponentToken(argument: _fieldpost_oauth_v1_IssueComponentTokenRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_oauth_v1_IssuedToken__Output>): grpc.ClientUnaryCall;
  IssueComponentToken(argument: _fieldpost_oauth_v1_IssueComponentTokenRequest, callback: grpc.requestCallback<_fieldpost_oauth_v1_IssuedToken__Output>): grpc.ClientUnaryCall;
  /**
   * Issues the token with which a router, broker or handler announces itself.
   */
  issueComponentToken(argument: _fieldpost_oauth_v1_IssueComponentTokenRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_oauth_v1_IssuedToken__Output>): grpc.ClientUnaryCall;
  issueComponentToken(argument: _fieldpost_oauth_v1_IssueComponentTokenRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_oauth_v1_IssuedToken__Output>): grpc.ClientUnaryCall;
  issueComponentToken(argument: _fieldpost_oauth_v1_IssueComponentTokenRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_oauth_v1_IssuedToken__Output>): grpc.ClientUnaryCall;
  issueComponentToken(argument: _fieldpost_oauth_v1_IssueComponentTokenRequest, callback: grpc.requestCallback<_fieldpost_oauth_v1_IssuedToken__Output>): grpc.ClientUnaryCall;
  
  /**
   * Issues the token with which a gateway authenticates at routers.
   */
  IssueGatewayToken(argument: _fieldpost_oauth_v1_IssueGatewayTokenRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_oauth_v1_IssuedToken__Output>): grpc.ClientUnaryCall;
  IssueGatewayToken(argument: _fieldpost_oauth_v1_IssueGatewayTokenRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_oauth_v1_IssuedToken__Output>): grpc.ClientUnaryCall;
  IssueGatewayToken(argument: _fieldpost_oauth_v1_IssueGatewayTokenRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_oauth_v1_IssuedToken__Output>): grpc.ClientUnaryCall;
  IssueGatewayToken(argument: _fieldpost_oauth_v1_IssueGatewayTokenRequest, callback: grpc.requestCallback<_fieldpost_oauth_v1_IssuedToken__Output>): grpc.ClientUnaryCall;
  /**
   * Issues the token with which a gateway authenticates at routers.
   */
  issueGatewayToken(argument: _fieldpost_oauth_v1_IssueGatewayTokenRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_oauth_v1_IssuedToken__Output>): grpc.ClientUnaryCall;
  issueGatewayToken(argument: _fieldpost_oauth_v1_IssueGatewayTokenRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_oauth_v1_IssuedToken__Output>): grpc.ClientUnaryCall;
  issueGatewayToken(argument: _fieldpost_oauth_v1_IssueGatewayTokenRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_oauth_v1_IssuedToken__Output>): grpc.ClientUnaryCall;
  issueGatewayToken(argument: _fieldpost_oauth_v1_IssueGatewayTokenRequest, callback: grpc.requestCallback<_fieldpost_oauth_v1_IssuedToken__Output>): grpc.ClientUnaryCall;
  
  /**
   * Tells a user by mail that an administrator has approved the registration.
   */
  MailApproval(argument: _fieldpost_oauth_v1_MailApprovalRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_oauth_v1_MailApprovalResponse__Output>): grpc.ClientUnaryCall;
  MailApproval(argument: _fieldpost_oauth_v1_MailApprovalRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_oauth_v1_MailApprovalResponse__Output>): grpc.ClientUnaryCall;
  MailApproval(argument: _fieldpost_oauth_v1_MailApprovalRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_oauth_v1_MailApprovalResponse__Output>): grpc.ClientUnaryCall;
  MailApproval(argument: _fieldpost_oauth_v1_MailApprovalRequest, callback: grpc.requestCallback<_fieldpost_oauth_v1_MailApprovalResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Tells a user by mail that an administrator has approved the registration.
   */
  mailApproval(argument: _fieldpost_oauth_v1_MailApprovalRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_oauth_v1_MailApprovalResponse__Output>): grpc.ClientUnaryCall;
  mailApproval(argument: _fieldpost_oauth_v1_MailApprovalRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_oauth_v1_MailApprovalResponse__Output>): grpc.ClientUnaryCall;
  mailApproval(argument: _fieldpost_oauth_v1_MailApprovalRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_oauth_v1_MailApprovalResponse__Output>): grpc.ClientUnaryCall;
  mailApproval(argument: _fieldpost_oauth_v1_MailApprovalRequest, callback: grpc.requestCallback<_fieldpost_oauth_v1_MailApprovalResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Mails a user who added them to which organization. At most a few mails per user.
   */
  MailMembership(argument: _fieldpost_oauth_v1_MailMembershipRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_oauth_v1_MailMembershipResponse__Output>): grpc.ClientUnaryCall;
  MailMembership(argument: _fieldpost_oauth_v1_MailMembershipRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_oauth_v1_MailMembershipResponse__Output>): grpc.ClientUnaryCall;
  MailMembership(argument: _fieldpost_oauth_v1_MailMembershipRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_oauth_v1_MailMembershipResponse__Output>): grpc.ClientUnaryCall;
  MailMembership(argument: _fieldpost_oauth_v1_MailMembershipRequest, callback: grpc.requestCallback<_fieldpost_oauth_v1_MailMembershipResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Mails a user who added them to which organization. At most a few mails per user.
   */
  mailMembership(argument: _fieldpost_oauth_v1_MailMembershipRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_oauth_v1_MailMembershipResponse__Output>): grpc.ClientUnaryCall;
  mailMembership(argument: _fieldpost_oauth_v1_MailMembershipRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_oauth_v1_MailMembershipResponse__Output>): grpc.ClientUnaryCall;
  mailMembership(argument: _fieldpost_oauth_v1_MailMembershipRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_oauth_v1_MailMembershipResponse__Output>): grpc.ClientUnaryCall;
  mailMembership(argument: _fieldpost_oauth_v1_MailMembershipRequest, callback: grpc.requestCallback<_fieldpost_oauth_v1_MailMembershipResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Mails the link for a new password to the user. The response does not contain it.
   */
  MailPasswordReset(argument: _fieldpost_oauth_v1_MailPasswordResetRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_oauth_v1_MailPasswordResetResponse__Output>): grpc.ClientUnaryCall;
  MailPasswordReset(argument: _fieldpost_oauth_v1_MailPasswordResetRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_oauth_v1_MailPasswordResetResponse__Output>): grpc.ClientUnaryCall;
  MailPasswordReset(argument: _fieldpost_oauth_v1_MailPasswordResetRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_oauth_v1_MailPasswordResetResponse__Output>): grpc.ClientUnaryCall;
  MailPasswordReset(argument: _fieldpost_oauth_v1_MailPasswordResetRequest, callback: grpc.requestCallback<_fieldpost_oauth_v1_MailPasswordResetResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Mails the link for a new password to the user. The response does not contain it.
   */
  mailPasswordReset(argument: _fieldpost_oauth_v1_MailPasswordResetRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_oauth_v1_MailPasswordResetResponse__Output>): grpc.ClientUnaryCall;
  mailPasswordReset(argument: _fieldpost_oauth_v1_MailPasswordResetRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_oauth_v1_MailPasswordResetResponse__Output>): grpc.ClientUnaryCall;
  mailPasswordReset(argument: _fieldpost_oauth_v1_MailPasswordResetRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_oauth_v1_MailPasswordResetResponse__Output>): grpc.ClientUnaryCall;
  mailPasswordReset(argument: _fieldpost_oauth_v1_MailPasswordResetRequest, callback: grpc.requestCallback<_fieldpost_oauth_v1_MailPasswordResetResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Mails the link that verifies a user's new address, and a notice to the former one. Returns when the mails are queued.
   */
  MailVerification(argument: _fieldpost_oauth_v1_MailVerificationRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_oauth_v1_MailVerificationResponse__Output>): grpc.ClientUnaryCall;
  MailVerification(argument: _fieldpost_oauth_v1_MailVerificationRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_oauth_v1_MailVerificationResponse__Output>): grpc.ClientUnaryCall;
  MailVerification(argument: _fieldpost_oauth_v1_MailVerificationRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_oauth_v1_MailVerificationResponse__Output>): grpc.ClientUnaryCall;
  MailVerification(argument: _fieldpost_oauth_v1_MailVerificationRequest, callback: grpc.requestCallback<_fieldpost_oauth_v1_MailVerificationResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Mails the link that verifies a user's new address, and a notice to the former one. Returns when the mails are queued.
   */
  mailVerification(argument: _fieldpost_oauth_v1_MailVerificationRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_oauth_v1_MailVerificationResponse__Output>): grpc.ClientUnaryCall;
  mailVerification(argument: _fieldpost_oauth_v1_MailVerificationRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_oauth_v1_MailVerificationResponse__Output>): grpc.ClientUnaryCall;
  mailVerification(argument: _fieldpost_oauth_v1_MailVerificationRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_oauth_v1_MailVerificationResponse__Output>): grpc.ClientUnaryCall;
  mailVerification(argument: _fieldpost_oauth_v1_MailVerificationRequest, callback: grpc.requestCallback<_fieldpost_oauth_v1_MailVerificationResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Exchanges a token of this server for one with some rights on one application, valid for minutes and never longer than
   * the given token. It is sent to network components of other operators.
   */
  NarrowToken(argument: _fieldpost_oauth_v1_NarrowTokenRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_oauth_v1_IssuedToken__Output>): grpc.ClientUnaryCall;
  NarrowToken(argument: _fieldpost_oauth_v1_NarrowTokenRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_oauth_v1_IssuedToken__Output>): grpc.ClientUnaryCall;
  NarrowToken(argument: _fieldpost_oauth_v1_NarrowTokenRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_oauth_v1_IssuedToken__Output>): grpc.ClientUnaryCall;
  NarrowToken(argument: _fieldpost_oauth_v1_NarrowTokenRequest, callback: grpc.requestCallback<_fieldpost_oauth_v1_IssuedToken__Output>): grpc.ClientUnaryCall;
  /**
   * Exchanges a token of this server for one with some rights on one application, valid for minutes and never longer than
   * the given token. It is sent to network components of other operators.
   */
  narrowToken(argument: _fieldpost_oauth_v1_NarrowTokenRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_oauth_v1_IssuedToken__Output>): grpc.ClientUnaryCall;
  narrowToken(argument: _fieldpost_oauth_v1_NarrowTokenRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_oauth_v1_IssuedToken__Output>): grpc.ClientUnaryCall;
  narrowToken(argument: _fieldpost_oauth_v1_NarrowTokenRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_oauth_v1_IssuedToken__Output>): grpc.ClientUnaryCall;
  narrowToken(argument: _fieldpost_oauth_v1_NarrowTokenRequest, callback: grpc.requestCallback<_fieldpost_oauth_v1_IssuedToken__Output>): grpc.ClientUnaryCall;
  
}

/**
 * Tokens is the internal API of oauth for the other apps of the suite: a caller presents the shared secret. It shares its
 * code with the public endpoints.
 */
export interface TokensHandlers extends grpc.UntypedServiceImplementation {
  /**
   * Exchanges an application access key for a short-lived token, for use inside of the suite.
   */
  ExchangeAccessKey: grpc.handleUnaryCall<_fieldpost_oauth_v1_ExchangeAccessKeyRequest__Output, _fieldpost_oauth_v1_IssuedToken>;
  
  /**
   * Deletes the consents, logins and codes of a deleted client. May be repeated.
   */
  ForgetClient: grpc.handleUnaryCall<_fieldpost_oauth_v1_ForgetClientRequest__Output, _fieldpost_oauth_v1_ForgetClientResponse>;
  
  /**
   * Makes the link of an invitation, and mails it if wanted.
   */
  InviteUser: grpc.handleUnaryCall<_fieldpost_oauth_v1_InviteUserRequest__Output, _fieldpost_oauth_v1_InviteUserResponse>;
  
  /**
   * Issues the token with which a router, broker or handler announces itself.
   */
  IssueComponentToken: grpc.handleUnaryCall<_fieldpost_oauth_v1_IssueComponentTokenRequest__Output, _fieldpost_oauth_v1_IssuedToken>;
  
  /**
   * Issues the token with which a gateway authenticates at routers.
   */
  IssueGatewayToken: grpc.handleUnaryCall<_fieldpost_oauth_v1_IssueGatewayTokenRequest__Output, _fieldpost_oauth_v1_IssuedToken>;
  
  /**
   * Tells a user by mail that an administrator has approved the registration.
   */
  MailApproval: grpc.handleUnaryCall<_fieldpost_oauth_v1_MailApprovalRequest__Output, _fieldpost_oauth_v1_MailApprovalResponse>;
  
  /**
   * Mails a user who added them to which organization. At most a few mails per user.
   */
  MailMembership: grpc.handleUnaryCall<_fieldpost_oauth_v1_MailMembershipRequest__Output, _fieldpost_oauth_v1_MailMembershipResponse>;
  
  /**
   * Mails the link for a new password to the user. The response does not contain it.
   */
  MailPasswordReset: grpc.handleUnaryCall<_fieldpost_oauth_v1_MailPasswordResetRequest__Output, _fieldpost_oauth_v1_MailPasswordResetResponse>;
  
  /**
   * Mails the link that verifies a user's new address, and a notice to the former one. Returns when the mails are queued.
   */
  MailVerification: grpc.handleUnaryCall<_fieldpost_oauth_v1_MailVerificationRequest__Output, _fieldpost_oauth_v1_MailVerificationResponse>;
  
  /**
   * Exchanges a token of this server for one with some rights on one application, valid for minutes and never longer than
   * the given token. It is sent to network components of other operators.
   */
  NarrowToken: grpc.handleUnaryCall<_fieldpost_oauth_v1_NarrowTokenRequest__Output, _fieldpost_oauth_v1_IssuedToken>;
  
}

export interface TokensDefinition extends grpc.ServiceDefinition {
  ExchangeAccessKey: MethodDefinition<_fieldpost_oauth_v1_ExchangeAccessKeyRequest, _fieldpost_oauth_v1_IssuedToken, _fieldpost_oauth_v1_ExchangeAccessKeyRequest__Output, _fieldpost_oauth_v1_IssuedToken__Output>
  ForgetClient: MethodDefinition<_fieldpost_oauth_v1_ForgetClientRequest, _fieldpost_oauth_v1_ForgetClientResponse, _fieldpost_oauth_v1_ForgetClientRequest__Output, _fieldpost_oauth_v1_ForgetClientResponse__Output>
  InviteUser: MethodDefinition<_fieldpost_oauth_v1_InviteUserRequest, _fieldpost_oauth_v1_InviteUserResponse, _fieldpost_oauth_v1_InviteUserRequest__Output, _fieldpost_oauth_v1_InviteUserResponse__Output>
  IssueComponentToken: MethodDefinition<_fieldpost_oauth_v1_IssueComponentTokenRequest, _fieldpost_oauth_v1_IssuedToken, _fieldpost_oauth_v1_IssueComponentTokenRequest__Output, _fieldpost_oauth_v1_IssuedToken__Output>
  IssueGatewayToken: MethodDefinition<_fieldpost_oauth_v1_IssueGatewayTokenRequest, _fieldpost_oauth_v1_IssuedToken, _fieldpost_oauth_v1_IssueGatewayTokenRequest__Output, _fieldpost_oauth_v1_IssuedToken__Output>
  MailApproval: MethodDefinition<_fieldpost_oauth_v1_MailApprovalRequest, _fieldpost_oauth_v1_MailApprovalResponse, _fieldpost_oauth_v1_MailApprovalRequest__Output, _fieldpost_oauth_v1_MailApprovalResponse__Output>
  MailMembership: MethodDefinition<_fieldpost_oauth_v1_MailMembershipRequest, _fieldpost_oauth_v1_MailMembershipResponse, _fieldpost_oauth_v1_MailMembershipRequest__Output, _fieldpost_oauth_v1_MailMembershipResponse__Output>
  MailPasswordReset: MethodDefinition<_fieldpost_oauth_v1_MailPasswordResetRequest, _fieldpost_oauth_v1_MailPasswordResetResponse, _fieldpost_oauth_v1_MailPasswordResetRequest__Output, _fieldpost_oauth_v1_MailPasswordResetResponse__Output>
  MailVerification: MethodDefinition<_fieldpost_oauth_v1_MailVerificationRequest, _fieldpost_oauth_v1_MailVerificationResponse, _fieldpost_oauth_v1_MailVerificationRequest__Output, _fieldpost_oauth_v1_MailVerificationResponse__Output>
  NarrowToken: MethodDefinition<_fieldpost_oauth_v1_NarrowTokenRequest, _fieldpost_oauth_v1_IssuedToken, _fieldpost_oauth_v1_NarrowTokenRequest__Output, _fieldpost_oauth_v1_IssuedToken__Output>
}
