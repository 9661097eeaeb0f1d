// Generated from protos/ by `npm run generate`; changes made here are lost.
import type * as grpc from '@grpc/grpc-js';
import type { MessageTypeDefinition } from '@grpc/proto-loader';

import type { ExchangeAccessKeyRequest as _fieldpost_oauth_v1_ExchangeAccessKeyRequest, ExchangeAccessKeyRequest__Output as _fieldpost_oauth_v1_ExchangeAccessKeyRequest__Output } from './fieldpost/oauth/v1/ExchangeAccessKeyRequest.js';
import type { ForgetClientRequest as _fieldpost_oauth_v1_ForgetClientRequest, ForgetClientRequest__Output as _fieldpost_oauth_v1_ForgetClientRequest__Output } from './fieldpost/oauth/v1/ForgetClientRequest.js';
import type { ForgetClientResponse as _fieldpost_oauth_v1_ForgetClientResponse, ForgetClientResponse__Output as _fieldpost_oauth_v1_ForgetClientResponse__Output } from './fieldpost/oauth/v1/ForgetClientResponse.js';
import type { InviteUserRequest as _fieldpost_oauth_v1_InviteUserRequest, InviteUserRequest__Output as _fieldpost_oauth_v1_InviteUserRequest__Output } from './fieldpost/oauth/v1/InviteUserRequest.js';
import type { InviteUserResponse as _fieldpost_oauth_v1_InviteUserResponse, InviteUserResponse__Output as _fieldpost_oauth_v1_InviteUserResponse__Output } from './fieldpost/oauth/v1/InviteUserResponse.js';
import type { IssueComponentTokenRequest as _fieldpost_oauth_v1_IssueComponentTokenRequest, IssueComponentTokenRequest__Output as _fieldpost_oauth_v1_IssueComponentTokenRequest__Output } from './fieldpost/oauth/v1/IssueComponentTokenRequest.js';
import type { IssueGatewayTokenRequest as _fieldpost_oauth_v1_IssueGatewayTokenRequest, IssueGatewayTokenRequest__Output as _fieldpost_oauth_v1_IssueGatewayTokenRequest__Output } from './fieldpost/oauth/v1/IssueGatewayTokenRequest.js';
import type { IssuedToken as _fieldpost_oauth_v1_IssuedToken, IssuedToken__Output as _fieldpost_oauth_v1_IssuedToken__Output } from './fieldpost/oauth/v1/IssuedToken.js';
import type { MailApprovalRequest as _fieldpost_oauth_v1_MailApprovalRequest, MailApprovalRequest__Output as _fieldpost_oauth_v1_MailApprovalRequest__Output } from './fieldpost/oauth/v1/MailApprovalRequest.js';
import type { MailApprovalResponse as _fieldpost_oauth_v1_MailApprovalResponse, MailApprovalResponse__Output as _fieldpost_oauth_v1_MailApprovalResponse__Output } from './fieldpost/oauth/v1/MailApprovalResponse.js';
import type { MailMembershipRequest as _fieldpost_oauth_v1_MailMembershipRequest, MailMembershipRequest__Output as _fieldpost_oauth_v1_MailMembershipRequest__Output } from './fieldpost/oauth/v1/MailMembershipRequest.js';
import type { MailMembershipResponse as _fieldpost_oauth_v1_MailMembershipResponse, MailMembershipResponse__Output as _fieldpost_oauth_v1_MailMembershipResponse__Output } from './fieldpost/oauth/v1/MailMembershipResponse.js';
import type { MailPasswordResetRequest as _fieldpost_oauth_v1_MailPasswordResetRequest, MailPasswordResetRequest__Output as _fieldpost_oauth_v1_MailPasswordResetRequest__Output } from './fieldpost/oauth/v1/MailPasswordResetRequest.js';
import type { MailPasswordResetResponse as _fieldpost_oauth_v1_MailPasswordResetResponse, MailPasswordResetResponse__Output as _fieldpost_oauth_v1_MailPasswordResetResponse__Output } from './fieldpost/oauth/v1/MailPasswordResetResponse.js';
import type { MailVerificationRequest as _fieldpost_oauth_v1_MailVerificationRequest, MailVerificationRequest__Output as _fieldpost_oauth_v1_MailVerificationRequest__Output } from './fieldpost/oauth/v1/MailVerificationRequest.js';
import type { MailVerificationResponse as _fieldpost_oauth_v1_MailVerificationResponse, MailVerificationResponse__Output as _fieldpost_oauth_v1_MailVerificationResponse__Output } from './fieldpost/oauth/v1/MailVerificationResponse.js';
import type { NarrowTokenRequest as _fieldpost_oauth_v1_NarrowTokenRequest, NarrowTokenRequest__Output as _fieldpost_oauth_v1_NarrowTokenRequest__Output } from './fieldpost/oauth/v1/NarrowTokenRequest.js';
import type { TokensClient as _fieldpost_oauth_v1_TokensClient, TokensDefinition as _fieldpost_oauth_v1_TokensDefinition } from './fieldpost/oauth/v1/Tokens.js';

type SubtypeConstructor<Constructor extends new (...args: any) => any, Subtype> = {
  new(...args: ConstructorParameters<Constructor>): Subtype;
};

export interface ProtoGrpcType {
  fieldpost: {
    oauth: {
      v1: {
        ExchangeAccessKeyRequest: MessageTypeDefinition<_fieldpost_oauth_v1_ExchangeAccessKeyRequest, _fieldpost_oauth_v1_ExchangeAccessKeyRequest__Output>
        ForgetClientRequest: MessageTypeDefinition<_fieldpost_oauth_v1_ForgetClientRequest, _fieldpost_oauth_v1_ForgetClientRequest__Output>
        ForgetClientResponse: MessageTypeDefinition<_fieldpost_oauth_v1_ForgetClientResponse, _fieldpost_oauth_v1_ForgetClientResponse__Output>
        InviteUserRequest: MessageTypeDefinition<_fieldpost_oauth_v1_InviteUserRequest, _fieldpost_oauth_v1_InviteUserRequest__Output>
        InviteUserResponse: MessageTypeDefinition<_fieldpost_oauth_v1_InviteUserResponse, _fieldpost_oauth_v1_InviteUserResponse__Output>
        IssueComponentTokenRequest: MessageTypeDefinition<_fieldpost_oauth_v1_IssueComponentTokenRequest, _fieldpost_oauth_v1_IssueComponentTokenRequest__Output>
        IssueGatewayTokenRequest: MessageTypeDefinition<_fieldpost_oauth_v1_IssueGatewayTokenRequest, _fieldpost_oauth_v1_IssueGatewayTokenRequest__Output>
        IssuedToken: MessageTypeDefinition<_fieldpost_oauth_v1_IssuedToken, _fieldpost_oauth_v1_IssuedToken__Output>
        MailApprovalRequest: MessageTypeDefinition<_fieldpost_oauth_v1_MailApprovalRequest, _fieldpost_oauth_v1_MailApprovalRequest__Output>
        MailApprovalResponse: MessageTypeDefinition<_fieldpost_oauth_v1_MailApprovalResponse, _fieldpost_oauth_v1_MailApprovalResponse__Output>
        MailMembershipRequest: MessageTypeDefinition<_fieldpost_oauth_v1_MailMembershipRequest, _fieldpost_oauth_v1_MailMembershipRequest__Output>
        MailMembershipResponse: MessageTypeDefinition<_fieldpost_oauth_v1_MailMembershipResponse, _fieldpost_oauth_v1_MailMembershipResponse__Output>
        MailPasswordResetRequest: MessageTypeDefinition<_fieldpost_oauth_v1_MailPasswordResetRequest, _fieldpost_oauth_v1_MailPasswordResetRequest__Output>
        MailPasswordResetResponse: MessageTypeDefinition<_fieldpost_oauth_v1_MailPasswordResetResponse, _fieldpost_oauth_v1_MailPasswordResetResponse__Output>
        MailVerificationRequest: MessageTypeDefinition<_fieldpost_oauth_v1_MailVerificationRequest, _fieldpost_oauth_v1_MailVerificationRequest__Output>
        MailVerificationResponse: MessageTypeDefinition<_fieldpost_oauth_v1_MailVerificationResponse, _fieldpost_oauth_v1_MailVerificationResponse__Output>
        NarrowTokenRequest: MessageTypeDefinition<_fieldpost_oauth_v1_NarrowTokenRequest, _fieldpost_oauth_v1_NarrowTokenRequest__Output>
        /**
         * Tokens is the internal API of oauth for the other apps of the suite: a caller presents the shared secret. It shares its
         * code with the public endpoints.
         */
        Tokens: SubtypeConstructor<typeof grpc.Client, _fieldpost_oauth_v1_TokensClient> & { service: _fieldpost_oauth_v1_TokensDefinition }
      }
    }
  }
}

