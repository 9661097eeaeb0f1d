// Generated from protos/ by `npm run generate`; changes made here are lost.
import type * as grpc from '@grpc/grpc-js';
import type { EnumTypeDefinition, MessageTypeDefinition } from '@grpc/proto-loader';

import type { AccountServiceClient as _fieldpost_account_v1_AccountServiceClient, AccountServiceDefinition as _fieldpost_account_v1_AccountServiceDefinition } from './fieldpost/account/v1/AccountService.js';
import type { AuthenticateUserRequest as _fieldpost_account_v1_AuthenticateUserRequest, AuthenticateUserRequest__Output as _fieldpost_account_v1_AuthenticateUserRequest__Output } from './fieldpost/account/v1/AuthenticateUserRequest.js';
import type { AuthenticatedUser as _fieldpost_account_v1_AuthenticatedUser, AuthenticatedUser__Output as _fieldpost_account_v1_AuthenticatedUser__Output } from './fieldpost/account/v1/AuthenticatedUser.js';
import type { ChangePasswordRequest as _fieldpost_account_v1_ChangePasswordRequest, ChangePasswordRequest__Output as _fieldpost_account_v1_ChangePasswordRequest__Output } from './fieldpost/account/v1/ChangePasswordRequest.js';
import type { ChangeProfileRequest as _fieldpost_account_v1_ChangeProfileRequest, ChangeProfileRequest__Output as _fieldpost_account_v1_ChangeProfileRequest__Output } from './fieldpost/account/v1/ChangeProfileRequest.js';
import type { CheckUserRequest as _fieldpost_account_v1_CheckUserRequest, CheckUserRequest__Output as _fieldpost_account_v1_CheckUserRequest__Output } from './fieldpost/account/v1/CheckUserRequest.js';
import type { CheckUsersRequest as _fieldpost_account_v1_CheckUsersRequest, CheckUsersRequest__Output as _fieldpost_account_v1_CheckUsersRequest__Output } from './fieldpost/account/v1/CheckUsersRequest.js';
import type { CheckUsersResponse as _fieldpost_account_v1_CheckUsersResponse, CheckUsersResponse__Output as _fieldpost_account_v1_CheckUsersResponse__Output } from './fieldpost/account/v1/CheckUsersResponse.js';
import type { ClientCredentials as _fieldpost_account_v1_ClientCredentials, ClientCredentials__Output as _fieldpost_account_v1_ClientCredentials__Output } from './fieldpost/account/v1/ClientCredentials.js';
import type { ClientDescription as _fieldpost_account_v1_ClientDescription, ClientDescription__Output as _fieldpost_account_v1_ClientDescription__Output } from './fieldpost/account/v1/ClientDescription.js';
import type { ClientDescriptions as _fieldpost_account_v1_ClientDescriptions, ClientDescriptions__Output as _fieldpost_account_v1_ClientDescriptions__Output } from './fieldpost/account/v1/ClientDescriptions.js';
import type { ClientKeys as _fieldpost_account_v1_ClientKeys, ClientKeys__Output as _fieldpost_account_v1_ClientKeys__Output } from './fieldpost/account/v1/ClientKeys.js';
import type { CreateUserRequest as _fieldpost_account_v1_CreateUserRequest, CreateUserRequest__Output as _fieldpost_account_v1_CreateUserRequest__Output } from './fieldpost/account/v1/CreateUserRequest.js';
import type { DescribeClientsRequest as _fieldpost_account_v1_DescribeClientsRequest, DescribeClientsRequest__Output as _fieldpost_account_v1_DescribeClientsRequest__Output } from './fieldpost/account/v1/DescribeClientsRequest.js';
import type { DescribeRegistrationRequest as _fieldpost_account_v1_DescribeRegistrationRequest, DescribeRegistrationRequest__Output as _fieldpost_account_v1_DescribeRegistrationRequest__Output } from './fieldpost/account/v1/DescribeRegistrationRequest.js';
import type { DescribeUserRequest as _fieldpost_account_v1_DescribeUserRequest, DescribeUserRequest__Output as _fieldpost_account_v1_DescribeUserRequest__Output } from './fieldpost/account/v1/DescribeUserRequest.js';
import type { EmailChange as _fieldpost_account_v1_EmailChange, EmailChange__Output as _fieldpost_account_v1_EmailChange__Output } from './fieldpost/account/v1/EmailChange.js';
import type { FieldProblem as _fieldpost_account_v1_FieldProblem, FieldProblem__Output as _fieldpost_account_v1_FieldProblem__Output } from './fieldpost/account/v1/FieldProblem.js';
import type { GetClientKeysRequest as _fieldpost_account_v1_GetClientKeysRequest, GetClientKeysRequest__Output as _fieldpost_account_v1_GetClientKeysRequest__Output } from './fieldpost/account/v1/GetClientKeysRequest.js';
import type { Grant as _fieldpost_account_v1_Grant, Grant__Output as _fieldpost_account_v1_Grant__Output } from './fieldpost/account/v1/Grant.js';
import type { GrantForAccessKeyRequest as _fieldpost_account_v1_GrantForAccessKeyRequest, GrantForAccessKeyRequest__Output as _fieldpost_account_v1_GrantForAccessKeyRequest__Output } from './fieldpost/account/v1/GrantForAccessKeyRequest.js';
import type { GrantForAccessKeysRequest as _fieldpost_account_v1_GrantForAccessKeysRequest, GrantForAccessKeysRequest__Output as _fieldpost_account_v1_GrantForAccessKeysRequest__Output } from './fieldpost/account/v1/GrantForAccessKeysRequest.js';
import type { GrantForClientRequest as _fieldpost_account_v1_GrantForClientRequest, GrantForClientRequest__Output as _fieldpost_account_v1_GrantForClientRequest__Output } from './fieldpost/account/v1/GrantForClientRequest.js';
import type { GrantForPasswordRequest as _fieldpost_account_v1_GrantForPasswordRequest, GrantForPasswordRequest__Output as _fieldpost_account_v1_GrantForPasswordRequest__Output } from './fieldpost/account/v1/GrantForPasswordRequest.js';
import type { GrantForUserRequest as _fieldpost_account_v1_GrantForUserRequest, GrantForUserRequest__Output as _fieldpost_account_v1_GrantForUserRequest__Output } from './fieldpost/account/v1/GrantForUserRequest.js';
import type { GrantForUsersRequest as _fieldpost_account_v1_GrantForUsersRequest, GrantForUsersRequest__Output as _fieldpost_account_v1_GrantForUsersRequest__Output } from './fieldpost/account/v1/GrantForUsersRequest.js';
import type { Grants as _fieldpost_account_v1_Grants, Grants__Output as _fieldpost_account_v1_Grants__Output } from './fieldpost/account/v1/Grants.js';
import type { KeyGrant as _fieldpost_account_v1_KeyGrant, KeyGrant__Output as _fieldpost_account_v1_KeyGrant__Output } from './fieldpost/account/v1/KeyGrant.js';
import type { KeyGrants as _fieldpost_account_v1_KeyGrants, KeyGrants__Output as _fieldpost_account_v1_KeyGrants__Output } from './fieldpost/account/v1/KeyGrants.js';
import type { MailedLink as _fieldpost_account_v1_MailedLink, MailedLink__Output as _fieldpost_account_v1_MailedLink__Output } from './fieldpost/account/v1/MailedLink.js';
import type { Profile as _fieldpost_account_v1_Profile, Profile__Output as _fieldpost_account_v1_Profile__Output } from './fieldpost/account/v1/Profile.js';
import type { RecordActionRequest as _fieldpost_account_v1_RecordActionRequest, RecordActionRequest__Output as _fieldpost_account_v1_RecordActionRequest__Output } from './fieldpost/account/v1/RecordActionRequest.js';
import type { RecordActionResponse as _fieldpost_account_v1_RecordActionResponse, RecordActionResponse__Output as _fieldpost_account_v1_RecordActionResponse__Output } from './fieldpost/account/v1/RecordActionResponse.js';
import type { RegistrationDescription as _fieldpost_account_v1_RegistrationDescription, RegistrationDescription__Output as _fieldpost_account_v1_RegistrationDescription__Output } from './fieldpost/account/v1/RegistrationDescription.js';
import type { ResetPasswordRequest as _fieldpost_account_v1_ResetPasswordRequest, ResetPasswordRequest__Output as _fieldpost_account_v1_ResetPasswordRequest__Output } from './fieldpost/account/v1/ResetPasswordRequest.js';
import type { Rights as _fieldpost_account_v1_Rights, Rights__Output as _fieldpost_account_v1_Rights__Output } from './fieldpost/account/v1/Rights.js';
import type { StartEmailVerificationRequest as _fieldpost_account_v1_StartEmailVerificationRequest, StartEmailVerificationRequest__Output as _fieldpost_account_v1_StartEmailVerificationRequest__Output } from './fieldpost/account/v1/StartEmailVerificationRequest.js';
import type { StartPasswordResetRequest as _fieldpost_account_v1_StartPasswordResetRequest, StartPasswordResetRequest__Output as _fieldpost_account_v1_StartPasswordResetRequest__Output } from './fieldpost/account/v1/StartPasswordResetRequest.js';
import type { TokenComponent as _fieldpost_account_v1_TokenComponent, TokenComponent__Output as _fieldpost_account_v1_TokenComponent__Output } from './fieldpost/account/v1/TokenComponent.js';
import type { UndoEmailChangeRequest as _fieldpost_account_v1_UndoEmailChangeRequest, UndoEmailChangeRequest__Output as _fieldpost_account_v1_UndoEmailChangeRequest__Output } from './fieldpost/account/v1/UndoEmailChangeRequest.js';
import type { UserChange as _fieldpost_account_v1_UserChange, UserChange__Output as _fieldpost_account_v1_UserChange__Output } from './fieldpost/account/v1/UserChange.js';
import type { UserCreation as _fieldpost_account_v1_UserCreation, UserCreation__Output as _fieldpost_account_v1_UserCreation__Output } from './fieldpost/account/v1/UserCreation.js';
import type { UserDescription as _fieldpost_account_v1_UserDescription, UserDescription__Output as _fieldpost_account_v1_UserDescription__Output } from './fieldpost/account/v1/UserDescription.js';
import type { UserStatus as _fieldpost_account_v1_UserStatus, UserStatus__Output as _fieldpost_account_v1_UserStatus__Output } from './fieldpost/account/v1/UserStatus.js';
import type { VerifyEmailRequest as _fieldpost_account_v1_VerifyEmailRequest, VerifyEmailRequest__Output as _fieldpost_account_v1_VerifyEmailRequest__Output } from './fieldpost/account/v1/VerifyEmailRequest.js';

type SubtypeConstructor<Constructor extends new (...args: any) => any, Subtype> = {
  new(...args: ConstructorParameters<Constructor>): Subtype;
};

export interface ProtoGrpcType {
  fieldpost: {
    account: {
      v1: {
        /**
         * AccountService serves oauth alone: it authenticates users and clients, decides what a token may contain, and changes users
         * on behalf of the website. It is internal: a caller presents the shared secret. oauth makes one call per token, before it
         * consumes a code or a refresh token. A rejection is a field of the response; an error status means that account cannot
         * decide.
         */
        AccountService: SubtypeConstructor<typeof grpc.Client, _fieldpost_account_v1_AccountServiceClient> & { service: _fieldpost_account_v1_AccountServiceDefinition }
        AuthenticateUserRequest: MessageTypeDefinition<_fieldpost_account_v1_AuthenticateUserRequest, _fieldpost_account_v1_AuthenticateUserRequest__Output>
        AuthenticatedUser: MessageTypeDefinition<_fieldpost_account_v1_AuthenticatedUser, _fieldpost_account_v1_AuthenticatedUser__Output>
        ChangePasswordRequest: MessageTypeDefinition<_fieldpost_account_v1_ChangePasswordRequest, _fieldpost_account_v1_ChangePasswordRequest__Output>
        ChangeProfileRequest: MessageTypeDefinition<_fieldpost_account_v1_ChangeProfileRequest, _fieldpost_account_v1_ChangeProfileRequest__Output>
        CheckUserRequest: MessageTypeDefinition<_fieldpost_account_v1_CheckUserRequest, _fieldpost_account_v1_CheckUserRequest__Output>
        CheckUsersRequest: MessageTypeDefinition<_fieldpost_account_v1_CheckUsersRequest, _fieldpost_account_v1_CheckUsersRequest__Output>
        CheckUsersResponse: MessageTypeDefinition<_fieldpost_account_v1_CheckUsersResponse, _fieldpost_account_v1_CheckUsersResponse__Output>
        ClientCredentials: MessageTypeDefinition<_fieldpost_account_v1_ClientCredentials, _fieldpost_account_v1_ClientCredentials__Output>
        ClientDescription: MessageTypeDefinition<_fieldpost_account_v1_ClientDescription, _fieldpost_account_v1_ClientDescription__Output>
        ClientDescriptions: MessageTypeDefinition<_fieldpost_account_v1_ClientDescriptions, _fieldpost_account_v1_ClientDescriptions__Output>
        ClientKeys: MessageTypeDefinition<_fieldpost_account_v1_ClientKeys, _fieldpost_account_v1_ClientKeys__Output>
        CreateUserRequest: MessageTypeDefinition<_fieldpost_account_v1_CreateUserRequest, _fieldpost_account_v1_CreateUserRequest__Output>
        DescribeClientsRequest: MessageTypeDefinition<_fieldpost_account_v1_DescribeClientsRequest, _fieldpost_account_v1_DescribeClientsRequest__Output>
        DescribeRegistrationRequest: MessageTypeDefinition<_fieldpost_account_v1_DescribeRegistrationRequest, _fieldpost_account_v1_DescribeRegistrationRequest__Output>
        DescribeUserRequest: MessageTypeDefinition<_fieldpost_account_v1_DescribeUserRequest, _fieldpost_account_v1_DescribeUserRequest__Output>
        EmailChange: MessageTypeDefinition<_fieldpost_account_v1_EmailChange, _fieldpost_account_v1_EmailChange__Output>
        FieldProblem: MessageTypeDefinition<_fieldpost_account_v1_FieldProblem, _fieldpost_account_v1_FieldProblem__Output>
        GetClientKeysRequest: MessageTypeDefinition<_fieldpost_account_v1_GetClientKeysRequest, _fieldpost_account_v1_GetClientKeysRequest__Output>
        Grant: MessageTypeDefinition<_fieldpost_account_v1_Grant, _fieldpost_account_v1_Grant__Output>
        GrantForAccessKeyRequest: MessageTypeDefinition<_fieldpost_account_v1_GrantForAccessKeyRequest, _fieldpost_account_v1_GrantForAccessKeyRequest__Output>
        GrantForAccessKeysRequest: MessageTypeDefinition<_fieldpost_account_v1_GrantForAccessKeysRequest, _fieldpost_account_v1_GrantForAccessKeysRequest__Output>
        GrantForClientRequest: MessageTypeDefinition<_fieldpost_account_v1_GrantForClientRequest, _fieldpost_account_v1_GrantForClientRequest__Output>
        GrantForPasswordRequest: MessageTypeDefinition<_fieldpost_account_v1_GrantForPasswordRequest, _fieldpost_account_v1_GrantForPasswordRequest__Output>
        GrantForUserRequest: MessageTypeDefinition<_fieldpost_account_v1_GrantForUserRequest, _fieldpost_account_v1_GrantForUserRequest__Output>
        GrantForUsersRequest: MessageTypeDefinition<_fieldpost_account_v1_GrantForUsersRequest, _fieldpost_account_v1_GrantForUsersRequest__Output>
        Grants: MessageTypeDefinition<_fieldpost_account_v1_Grants, _fieldpost_account_v1_Grants__Output>
        KeyGrant: MessageTypeDefinition<_fieldpost_account_v1_KeyGrant, _fieldpost_account_v1_KeyGrant__Output>
        KeyGrants: MessageTypeDefinition<_fieldpost_account_v1_KeyGrants, _fieldpost_account_v1_KeyGrants__Output>
        MailedLink: MessageTypeDefinition<_fieldpost_account_v1_MailedLink, _fieldpost_account_v1_MailedLink__Output>
        Profile: MessageTypeDefinition<_fieldpost_account_v1_Profile, _fieldpost_account_v1_Profile__Output>
        RecordActionRequest: MessageTypeDefinition<_fieldpost_account_v1_RecordActionRequest, _fieldpost_account_v1_RecordActionRequest__Output>
        RecordActionResponse: MessageTypeDefinition<_fieldpost_account_v1_RecordActionResponse, _fieldpost_account_v1_RecordActionResponse__Output>
        RegistrationDescription: MessageTypeDefinition<_fieldpost_account_v1_RegistrationDescription, _fieldpost_account_v1_RegistrationDescription__Output>
        Rejection: EnumTypeDefinition
        ResetPasswordRequest: MessageTypeDefinition<_fieldpost_account_v1_ResetPasswordRequest, _fieldpost_account_v1_ResetPasswordRequest__Output>
        Rights: MessageTypeDefinition<_fieldpost_account_v1_Rights, _fieldpost_account_v1_Rights__Output>
        StartEmailVerificationRequest: MessageTypeDefinition<_fieldpost_account_v1_StartEmailVerificationRequest, _fieldpost_account_v1_StartEmailVerificationRequest__Output>
        StartPasswordResetRequest: MessageTypeDefinition<_fieldpost_account_v1_StartPasswordResetRequest, _fieldpost_account_v1_StartPasswordResetRequest__Output>
        TokenComponent: MessageTypeDefinition<_fieldpost_account_v1_TokenComponent, _fieldpost_account_v1_TokenComponent__Output>
        UndoEmailChangeRequest: MessageTypeDefinition<_fieldpost_account_v1_UndoEmailChangeRequest, _fieldpost_account_v1_UndoEmailChangeRequest__Output>
        UserChange: MessageTypeDefinition<_fieldpost_account_v1_UserChange, _fieldpost_account_v1_UserChange__Output>
        UserCreation: MessageTypeDefinition<_fieldpost_account_v1_UserCreation, _fieldpost_account_v1_UserCreation__Output>
        UserDescription: MessageTypeDefinition<_fieldpost_account_v1_UserDescription, _fieldpost_account_v1_UserDescription__Output>
        UserStatus: MessageTypeDefinition<_fieldpost_account_v1_UserStatus, _fieldpost_account_v1_UserStatus__Output>
        VerifyEmailRequest: MessageTypeDefinition<_fieldpost_account_v1_VerifyEmailRequest, _fieldpost_account_v1_VerifyEmailRequest__Output>
        WebsiteAction: EnumTypeDefinition
      }
    }
  }
}

