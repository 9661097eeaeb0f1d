// Generated from protos/ by `npm run generate`; changes made here are lost.
import type * as grpc from '@grpc/grpc-js';
import type { EnumTypeDefinition, MessageTypeDefinition } from '@grpc/proto-loader';

import type { AuthenticateUserRequest as _fieldpost_account_v1_AuthenticateUserRequest, AuthenticateUserRequest__Output as _fieldpost_account_v1_AuthenticateUserRequest__Output } from './fieldpost/account/v1/AuthenticateUserRequest.js';
import type { AuthenticatedUser as _fieldpost_account_v1_AuthenticatedUser, AuthenticatedUser__Output as _fieldpost_account_v1_AuthenticatedUser__Output } from './fieldpost/account/v1/AuthenticatedUser.js';
import type { AuthorityClient as _fieldpost_account_v1_AuthorityClient, AuthorityDefinition as _fieldpost_account_v1_AuthorityDefinition } from './fieldpost/account/v1/Authority.js';
import type { ClientCredentials as _fieldpost_account_v1_ClientCredentials, ClientCredentials__Output as _fieldpost_account_v1_ClientCredentials__Output } from './fieldpost/account/v1/ClientCredentials.js';
import type { ClientDescription as _fieldpost_account_v1_ClientDescription, ClientDescription__Output as _fieldpost_account_v1_ClientDescription__Output } from './fieldpost/account/v1/ClientDescription.js';
import type { ClientDescriptions as _fieldpost_account_v1_ClientDescriptions, ClientDescriptions__Output as _fieldpost_account_v1_ClientDescriptions__Output } from './fieldpost/account/v1/ClientDescriptions.js';
import type { CreateUserRequest as _fieldpost_account_v1_CreateUserRequest, CreateUserRequest__Output as _fieldpost_account_v1_CreateUserRequest__Output } from './fieldpost/account/v1/CreateUserRequest.js';
import type { DescribeClientsRequest as _fieldpost_account_v1_DescribeClientsRequest, DescribeClientsRequest__Output as _fieldpost_account_v1_DescribeClientsRequest__Output } from './fieldpost/account/v1/DescribeClientsRequest.js';
import type { Grant as _fieldpost_account_v1_Grant, Grant__Output as _fieldpost_account_v1_Grant__Output } from './fieldpost/account/v1/Grant.js';
import type { GrantForAccessKeyRequest as _fieldpost_account_v1_GrantForAccessKeyRequest, GrantForAccessKeyRequest__Output as _fieldpost_account_v1_GrantForAccessKeyRequest__Output } from './fieldpost/account/v1/GrantForAccessKeyRequest.js';
import type { GrantForPasswordRequest as _fieldpost_account_v1_GrantForPasswordRequest, GrantForPasswordRequest__Output as _fieldpost_account_v1_GrantForPasswordRequest__Output } from './fieldpost/account/v1/GrantForPasswordRequest.js';
import type { GrantForUserRequest as _fieldpost_account_v1_GrantForUserRequest, GrantForUserRequest__Output as _fieldpost_account_v1_GrantForUserRequest__Output } from './fieldpost/account/v1/GrantForUserRequest.js';
import type { KeyGrant as _fieldpost_account_v1_KeyGrant, KeyGrant__Output as _fieldpost_account_v1_KeyGrant__Output } from './fieldpost/account/v1/KeyGrant.js';
import type { Profile as _fieldpost_account_v1_Profile, Profile__Output as _fieldpost_account_v1_Profile__Output } from './fieldpost/account/v1/Profile.js';
import type { Rights as _fieldpost_account_v1_Rights, Rights__Output as _fieldpost_account_v1_Rights__Output } from './fieldpost/account/v1/Rights.js';
import type { UserCreation as _fieldpost_account_v1_UserCreation, UserCreation__Output as _fieldpost_account_v1_UserCreation__Output } from './fieldpost/account/v1/UserCreation.js';

type SubtypeConstructor<Constructor extends new (...args: any) => any, Subtype> = {
  new(...args: ConstructorParameters<Constructor>): Subtype;
};

export interface ProtoGrpcType {
  fieldpost: {
    account: {
      v1: {
        AuthenticateUserRequest: MessageTypeDefinition<_fieldpost_account_v1_AuthenticateUserRequest, _fieldpost_account_v1_AuthenticateUserRequest__Output>
        AuthenticatedUser: MessageTypeDefinition<_fieldpost_account_v1_AuthenticatedUser, _fieldpost_account_v1_AuthenticatedUser__Output>
        /**
         * Authority answers, for the token server alone, who somebody is and what they may do. Every answer is complete: one
         * call per token, made before anything is consumed. A refusal is an answer; an error status means "I cannot tell".
         */
        Authority: SubtypeConstructor<typeof grpc.Client, _fieldpost_account_v1_AuthorityClient> & { service: _fieldpost_account_v1_AuthorityDefinition }
        ClientCredentials: MessageTypeDefinition<_fieldpost_account_v1_ClientCredentials, _fieldpost_account_v1_ClientCredentials__Output>
        ClientDescription: MessageTypeDefinition<_fieldpost_account_v1_ClientDescription, _fieldpost_account_v1_ClientDescription__Output>
        ClientDescriptions: MessageTypeDefinition<_fieldpost_account_v1_ClientDescriptions, _fieldpost_account_v1_ClientDescriptions__Output>
        CreateUserRequest: MessageTypeDefinition<_fieldpost_account_v1_CreateUserRequest, _fieldpost_account_v1_CreateUserRequest__Output>
        DescribeClientsRequest: MessageTypeDefinition<_fieldpost_account_v1_DescribeClientsRequest, _fieldpost_account_v1_DescribeClientsRequest__Output>
        Grant: MessageTypeDefinition<_fieldpost_account_v1_Grant, _fieldpost_account_v1_Grant__Output>
        GrantForAccessKeyRequest: MessageTypeDefinition<_fieldpost_account_v1_GrantForAccessKeyRequest, _fieldpost_account_v1_GrantForAccessKeyRequest__Output>
        GrantForPasswordRequest: MessageTypeDefinition<_fieldpost_account_v1_GrantForPasswordRequest, _fieldpost_account_v1_GrantForPasswordRequest__Output>
        GrantForUserRequest: MessageTypeDefinition<_fieldpost_account_v1_GrantForUserRequest, _fieldpost_account_v1_GrantForUserRequest__Output>
        KeyGrant: MessageTypeDefinition<_fieldpost_account_v1_KeyGrant, _fieldpost_account_v1_KeyGrant__Output>
        Profile: MessageTypeDefinition<_fieldpost_account_v1_Profile, _fieldpost_account_v1_Profile__Output>
        Refusal: EnumTypeDefinition
        Rights: MessageTypeDefinition<_fieldpost_account_v1_Rights, _fieldpost_account_v1_Rights__Output>
        UserCreation: MessageTypeDefinition<_fieldpost_account_v1_UserCreation, _fieldpost_account_v1_UserCreation__Output>
      }
    }
  }
}

