// Generated from protos/ by `npm run generate`; changes made here are lost.
import type * as grpc from '@grpc/grpc-js';
import type { MessageTypeDefinition } from '@grpc/proto-loader';

import type { ExchangeAccessKeyRequest as _fieldpost_oauth_v1_ExchangeAccessKeyRequest, ExchangeAccessKeyRequest__Output as _fieldpost_oauth_v1_ExchangeAccessKeyRequest__Output } from './fieldpost/oauth/v1/ExchangeAccessKeyRequest.js';
import type { ForgetClientAnswer as _fieldpost_oauth_v1_ForgetClientAnswer, ForgetClientAnswer__Output as _fieldpost_oauth_v1_ForgetClientAnswer__Output } from './fieldpost/oauth/v1/ForgetClientAnswer.js';
import type { ForgetClientRequest as _fieldpost_oauth_v1_ForgetClientRequest, ForgetClientRequest__Output as _fieldpost_oauth_v1_ForgetClientRequest__Output } from './fieldpost/oauth/v1/ForgetClientRequest.js';
import type { IssueComponentTokenRequest as _fieldpost_oauth_v1_IssueComponentTokenRequest, IssueComponentTokenRequest__Output as _fieldpost_oauth_v1_IssueComponentTokenRequest__Output } from './fieldpost/oauth/v1/IssueComponentTokenRequest.js';
import type { IssueGatewayTokenRequest as _fieldpost_oauth_v1_IssueGatewayTokenRequest, IssueGatewayTokenRequest__Output as _fieldpost_oauth_v1_IssueGatewayTokenRequest__Output } from './fieldpost/oauth/v1/IssueGatewayTokenRequest.js';
import type { IssuedToken as _fieldpost_oauth_v1_IssuedToken, IssuedToken__Output as _fieldpost_oauth_v1_IssuedToken__Output } from './fieldpost/oauth/v1/IssuedToken.js';
import type { MailPasswordResetAnswer as _fieldpost_oauth_v1_MailPasswordResetAnswer, MailPasswordResetAnswer__Output as _fieldpost_oauth_v1_MailPasswordResetAnswer__Output } from './fieldpost/oauth/v1/MailPasswordResetAnswer.js';
import type { MailPasswordResetRequest as _fieldpost_oauth_v1_MailPasswordResetRequest, MailPasswordResetRequest__Output as _fieldpost_oauth_v1_MailPasswordResetRequest__Output } from './fieldpost/oauth/v1/MailPasswordResetRequest.js';
import type { MailVerificationAnswer as _fieldpost_oauth_v1_MailVerificationAnswer, MailVerificationAnswer__Output as _fieldpost_oauth_v1_MailVerificationAnswer__Output } from './fieldpost/oauth/v1/MailVerificationAnswer.js';
import type { MailVerificationRequest as _fieldpost_oauth_v1_MailVerificationRequest, MailVerificationRequest__Output as _fieldpost_oauth_v1_MailVerificationRequest__Output } from './fieldpost/oauth/v1/MailVerificationRequest.js';
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
        ForgetClientAnswer: MessageTypeDefinition<_fieldpost_oauth_v1_ForgetClientAnswer, _fieldpost_oauth_v1_ForgetClientAnswer__Output>
        ForgetClientRequest: MessageTypeDefinition<_fieldpost_oauth_v1_ForgetClientRequest, _fieldpost_oauth_v1_ForgetClientRequest__Output>
        IssueComponentTokenRequest: MessageTypeDefinition<_fieldpost_oauth_v1_IssueComponentTokenRequest, _fieldpost_oauth_v1_IssueComponentTokenRequest__Output>
        IssueGatewayTokenRequest: MessageTypeDefinition<_fieldpost_oauth_v1_IssueGatewayTokenRequest, _fieldpost_oauth_v1_IssueGatewayTokenRequest__Output>
        IssuedToken: MessageTypeDefinition<_fieldpost_oauth_v1_IssuedToken, _fieldpost_oauth_v1_IssuedToken__Output>
        MailPasswordResetAnswer: MessageTypeDefinition<_fieldpost_oauth_v1_MailPasswordResetAnswer, _fieldpost_oauth_v1_MailPasswordResetAnswer__Output>
        MailPasswordResetRequest: MessageTypeDefinition<_fieldpost_oauth_v1_MailPasswordResetRequest, _fieldpost_oauth_v1_MailPasswordResetRequest__Output>
        MailVerificationAnswer: MessageTypeDefinition<_fieldpost_oauth_v1_MailVerificationAnswer, _fieldpost_oauth_v1_MailVerificationAnswer__Output>
        MailVerificationRequest: MessageTypeDefinition<_fieldpost_oauth_v1_MailVerificationRequest, _fieldpost_oauth_v1_MailVerificationRequest__Output>
        NarrowTokenRequest: MessageTypeDefinition<_fieldpost_oauth_v1_NarrowTokenRequest, _fieldpost_oauth_v1_NarrowTokenRequest__Output>
        /**
         * Tokens is the token server's inner door: the same code as the public endpoints, for the other apps of the suite.
         */
        Tokens: SubtypeConstructor<typeof grpc.Client, _fieldpost_oauth_v1_TokensClient> & { service: _fieldpost_oauth_v1_TokensDefinition }
      }
    }
  }
}

