// Generated from protos/ by `npm run generate`; changes made here are lost.
import type * as grpc from '@grpc/grpc-js';
import type { MessageTypeDefinition } from '@grpc/proto-loader';

import type { AddAppPasswordRequest as _fieldpost_account_v1_AddAppPasswordRequest, AddAppPasswordRequest__Output as _fieldpost_account_v1_AddAppPasswordRequest__Output } from './fieldpost/account/v1/AddAppPasswordRequest.js';
import type { AppPassword as _fieldpost_account_v1_AppPassword, AppPassword__Output as _fieldpost_account_v1_AppPassword__Output } from './fieldpost/account/v1/AppPassword.js';
import type { AppPasswordCreation as _fieldpost_account_v1_AppPasswordCreation, AppPasswordCreation__Output as _fieldpost_account_v1_AppPasswordCreation__Output } from './fieldpost/account/v1/AppPasswordCreation.js';
import type { CheckPasskeyRequest as _fieldpost_account_v1_CheckPasskeyRequest, CheckPasskeyRequest__Output as _fieldpost_account_v1_CheckPasskeyRequest__Output } from './fieldpost/account/v1/CheckPasskeyRequest.js';
import type { CheckSecondFactorRequest as _fieldpost_account_v1_CheckSecondFactorRequest, CheckSecondFactorRequest__Output as _fieldpost_account_v1_CheckSecondFactorRequest__Output } from './fieldpost/account/v1/CheckSecondFactorRequest.js';
import type { ConfirmPasskeyRequest as _fieldpost_account_v1_ConfirmPasskeyRequest, ConfirmPasskeyRequest__Output as _fieldpost_account_v1_ConfirmPasskeyRequest__Output } from './fieldpost/account/v1/ConfirmPasskeyRequest.js';
import type { ConfirmTotpRequest as _fieldpost_account_v1_ConfirmTotpRequest, ConfirmTotpRequest__Output as _fieldpost_account_v1_ConfirmTotpRequest__Output } from './fieldpost/account/v1/ConfirmTotpRequest.js';
import type { DescribeSecondFactorsRequest as _fieldpost_account_v1_DescribeSecondFactorsRequest, DescribeSecondFactorsRequest__Output as _fieldpost_account_v1_DescribeSecondFactorsRequest__Output } from './fieldpost/account/v1/DescribeSecondFactorsRequest.js';
import type { LinkIdentityRequest as _fieldpost_account_v1_LinkIdentityRequest, LinkIdentityRequest__Output as _fieldpost_account_v1_LinkIdentityRequest__Output } from './fieldpost/account/v1/LinkIdentityRequest.js';
import type { LinkedLogin as _fieldpost_account_v1_LinkedLogin, LinkedLogin__Output as _fieldpost_account_v1_LinkedLogin__Output } from './fieldpost/account/v1/LinkedLogin.js';
import type { LinkedLoginChange as _fieldpost_account_v1_LinkedLoginChange, LinkedLoginChange__Output as _fieldpost_account_v1_LinkedLoginChange__Output } from './fieldpost/account/v1/LinkedLoginChange.js';
import type { LinkedLoginList as _fieldpost_account_v1_LinkedLoginList, LinkedLoginList__Output as _fieldpost_account_v1_LinkedLoginList__Output } from './fieldpost/account/v1/LinkedLoginList.js';
import type { ListLinkedLoginsRequest as _fieldpost_account_v1_ListLinkedLoginsRequest, ListLinkedLoginsRequest__Output as _fieldpost_account_v1_ListLinkedLoginsRequest__Output } from './fieldpost/account/v1/ListLinkedLoginsRequest.js';
import type { ListLoginProvidersRequest as _fieldpost_account_v1_ListLoginProvidersRequest, ListLoginProvidersRequest__Output as _fieldpost_account_v1_ListLoginProvidersRequest__Output } from './fieldpost/account/v1/ListLoginProvidersRequest.js';
import type { LoginProvider as _fieldpost_account_v1_LoginProvider, LoginProvider__Output as _fieldpost_account_v1_LoginProvider__Output } from './fieldpost/account/v1/LoginProvider.js';
import type { LoginProviderList as _fieldpost_account_v1_LoginProviderList, LoginProviderList__Output as _fieldpost_account_v1_LoginProviderList__Output } from './fieldpost/account/v1/LoginProviderList.js';
import type { LoginProvidersClient as _fieldpost_account_v1_LoginProvidersClient, LoginProvidersDefinition as _fieldpost_account_v1_LoginProvidersDefinition } from './fieldpost/account/v1/LoginProviders.js';
import type { NewTotp as _fieldpost_account_v1_NewTotp, NewTotp__Output as _fieldpost_account_v1_NewTotp__Output } from './fieldpost/account/v1/NewTotp.js';
import type { PasskeyOptions as _fieldpost_account_v1_PasskeyOptions, PasskeyOptions__Output as _fieldpost_account_v1_PasskeyOptions__Output } from './fieldpost/account/v1/PasskeyOptions.js';
import type { PasskeyRequest as _fieldpost_account_v1_PasskeyRequest, PasskeyRequest__Output as _fieldpost_account_v1_PasskeyRequest__Output } from './fieldpost/account/v1/PasskeyRequest.js';
import type { PasskeysClient as _fieldpost_account_v1_PasskeysClient, PasskeysDefinition as _fieldpost_account_v1_PasskeysDefinition } from './fieldpost/account/v1/Passkeys.js';
import type { ProviderGroups as _fieldpost_account_v1_ProviderGroups, ProviderGroups__Output as _fieldpost_account_v1_ProviderGroups__Output } from './fieldpost/account/v1/ProviderGroups.js';
import type { ProviderIdentity as _fieldpost_account_v1_ProviderIdentity, ProviderIdentity__Output as _fieldpost_account_v1_ProviderIdentity__Output } from './fieldpost/account/v1/ProviderIdentity.js';
import type { RelyingParty as _fieldpost_account_v1_RelyingParty, RelyingParty__Output as _fieldpost_account_v1_RelyingParty__Output } from './fieldpost/account/v1/RelyingParty.js';
import type { RemoveAppPasswordRequest as _fieldpost_account_v1_RemoveAppPasswordRequest, RemoveAppPasswordRequest__Output as _fieldpost_account_v1_RemoveAppPasswordRequest__Output } from './fieldpost/account/v1/RemoveAppPasswordRequest.js';
import type { RemoveLinkedLoginRequest as _fieldpost_account_v1_RemoveLinkedLoginRequest, RemoveLinkedLoginRequest__Output as _fieldpost_account_v1_RemoveLinkedLoginRequest__Output } from './fieldpost/account/v1/RemoveLinkedLoginRequest.js';
import type { RemoveSecondFactorRequest as _fieldpost_account_v1_RemoveSecondFactorRequest, RemoveSecondFactorRequest__Output as _fieldpost_account_v1_RemoveSecondFactorRequest__Output } from './fieldpost/account/v1/RemoveSecondFactorRequest.js';
import type { RenewIdentityRequest as _fieldpost_account_v1_RenewIdentityRequest, RenewIdentityRequest__Output as _fieldpost_account_v1_RenewIdentityRequest__Output } from './fieldpost/account/v1/RenewIdentityRequest.js';
import type { RenewRecoveryCodesRequest as _fieldpost_account_v1_RenewRecoveryCodesRequest, RenewRecoveryCodesRequest__Output as _fieldpost_account_v1_RenewRecoveryCodesRequest__Output } from './fieldpost/account/v1/RenewRecoveryCodesRequest.js';
import type { RenewedIdentity as _fieldpost_account_v1_RenewedIdentity, RenewedIdentity__Output as _fieldpost_account_v1_RenewedIdentity__Output } from './fieldpost/account/v1/RenewedIdentity.js';
import type { ResolveIdentityRequest as _fieldpost_account_v1_ResolveIdentityRequest, ResolveIdentityRequest__Output as _fieldpost_account_v1_ResolveIdentityRequest__Output } from './fieldpost/account/v1/ResolveIdentityRequest.js';
import type { ResolvedIdentity as _fieldpost_account_v1_ResolvedIdentity, ResolvedIdentity__Output as _fieldpost_account_v1_ResolvedIdentity__Output } from './fieldpost/account/v1/ResolvedIdentity.js';
import type { SecondFactor as _fieldpost_account_v1_SecondFactor, SecondFactor__Output as _fieldpost_account_v1_SecondFactor__Output } from './fieldpost/account/v1/SecondFactor.js';
import type { SecondFactorChange as _fieldpost_account_v1_SecondFactorChange, SecondFactorChange__Output as _fieldpost_account_v1_SecondFactorChange__Output } from './fieldpost/account/v1/SecondFactorChange.js';
import type { SecondFactorCheck as _fieldpost_account_v1_SecondFactorCheck, SecondFactorCheck__Output as _fieldpost_account_v1_SecondFactorCheck__Output } from './fieldpost/account/v1/SecondFactorCheck.js';
import type { SecondFactorsClient as _fieldpost_account_v1_SecondFactorsClient, SecondFactorsDefinition as _fieldpost_account_v1_SecondFactorsDefinition } from './fieldpost/account/v1/SecondFactors.js';
import type { SecondFactorsDescription as _fieldpost_account_v1_SecondFactorsDescription, SecondFactorsDescription__Output as _fieldpost_account_v1_SecondFactorsDescription__Output } from './fieldpost/account/v1/SecondFactorsDescription.js';
import type { StartTotpRequest as _fieldpost_account_v1_StartTotpRequest, StartTotpRequest__Output as _fieldpost_account_v1_StartTotpRequest__Output } from './fieldpost/account/v1/StartTotpRequest.js';
import type { UserProof as _fieldpost_account_v1_UserProof, UserProof__Output as _fieldpost_account_v1_UserProof__Output } from './fieldpost/account/v1/UserProof.js';

type SubtypeConstructor<Constructor extends new (...args: any) => any, Subtype> = {
  new(...args: ConstructorParameters<Constructor>): Subtype;
};

export interface ProtoGrpcType {
  fieldpost: {
    account: {
      v1: {
        AddAppPasswordRequest: MessageTypeDefinition<_fieldpost_account_v1_AddAppPasswordRequest, _fieldpost_account_v1_AddAppPasswordRequest__Output>
        AppPassword: MessageTypeDefinition<_fieldpost_account_v1_AppPassword, _fieldpost_account_v1_AppPassword__Output>
        AppPasswordCreation: MessageTypeDefinition<_fieldpost_account_v1_AppPasswordCreation, _fieldpost_account_v1_AppPasswordCreation__Output>
        CheckPasskeyRequest: MessageTypeDefinition<_fieldpost_account_v1_CheckPasskeyRequest, _fieldpost_account_v1_CheckPasskeyRequest__Output>
        CheckSecondFactorRequest: MessageTypeDefinition<_fieldpost_account_v1_CheckSecondFactorRequest, _fieldpost_account_v1_CheckSecondFactorRequest__Output>
        ConfirmPasskeyRequest: MessageTypeDefinition<_fieldpost_account_v1_ConfirmPasskeyRequest, _fieldpost_account_v1_ConfirmPasskeyRequest__Output>
        ConfirmTotpRequest: MessageTypeDefinition<_fieldpost_account_v1_ConfirmTotpRequest, _fieldpost_account_v1_ConfirmTotpRequest__Output>
        DescribeSecondFactorsRequest: MessageTypeDefinition<_fieldpost_account_v1_DescribeSecondFactorsRequest, _fieldpost_account_v1_DescribeSecondFactorsRequest__Output>
        LinkIdentityRequest: MessageTypeDefinition<_fieldpost_account_v1_LinkIdentityRequest, _fieldpost_account_v1_LinkIdentityRequest__Output>
        LinkedLogin: MessageTypeDefinition<_fieldpost_account_v1_LinkedLogin, _fieldpost_account_v1_LinkedLogin__Output>
        LinkedLoginChange: MessageTypeDefinition<_fieldpost_account_v1_LinkedLoginChange, _fieldpost_account_v1_LinkedLoginChange__Output>
        LinkedLoginList: MessageTypeDefinition<_fieldpost_account_v1_LinkedLoginList, _fieldpost_account_v1_LinkedLoginList__Output>
        ListLinkedLoginsRequest: MessageTypeDefinition<_fieldpost_account_v1_ListLinkedLoginsRequest, _fieldpost_account_v1_ListLinkedLoginsRequest__Output>
        ListLoginProvidersRequest: MessageTypeDefinition<_fieldpost_account_v1_ListLoginProvidersRequest, _fieldpost_account_v1_ListLoginProvidersRequest__Output>
        LoginProvider: MessageTypeDefinition<_fieldpost_account_v1_LoginProvider, _fieldpost_account_v1_LoginProvider__Output>
        LoginProviderList: MessageTypeDefinition<_fieldpost_account_v1_LoginProviderList, _fieldpost_account_v1_LoginProviderList__Output>
        /**
         * LoginProviders serves oauth alone: the external OpenID Connect providers through which users log in, and the users that
         * belong to their identities. oauth speaks the protocol and validates the id token; account decides who the user is. It is
         * internal: a caller presents the shared secret. A rejection is a field of the response; an error status means that account
         * cannot decide.
         */
        LoginProviders: SubtypeConstructor<typeof grpc.Client, _fieldpost_account_v1_LoginProvidersClient> & { service: _fieldpost_account_v1_LoginProvidersDefinition }
        NewTotp: MessageTypeDefinition<_fieldpost_account_v1_NewTotp, _fieldpost_account_v1_NewTotp__Output>
        PasskeyOptions: MessageTypeDefinition<_fieldpost_account_v1_PasskeyOptions, _fieldpost_account_v1_PasskeyOptions__Output>
        PasskeyRequest: MessageTypeDefinition<_fieldpost_account_v1_PasskeyRequest, _fieldpost_account_v1_PasskeyRequest__Output>
        /**
         * Passkeys verifies passkeys (Web Authentication, Level 3) for the website of oauth. It is internal, and answers as SecondFactors.
         * oauth makes challenges and checks that they belong to the browser; account accepts each challenge once.
         */
        Passkeys: SubtypeConstructor<typeof grpc.Client, _fieldpost_account_v1_PasskeysClient> & { service: _fieldpost_account_v1_PasskeysDefinition }
        ProviderGroups: MessageTypeDefinition<_fieldpost_account_v1_ProviderGroups, _fieldpost_account_v1_ProviderGroups__Output>
        ProviderIdentity: MessageTypeDefinition<_fieldpost_account_v1_ProviderIdentity, _fieldpost_account_v1_ProviderIdentity__Output>
        RelyingParty: MessageTypeDefinition<_fieldpost_account_v1_RelyingParty, _fieldpost_account_v1_RelyingParty__Output>
        RemoveAppPasswordRequest: MessageTypeDefinition<_fieldpost_account_v1_RemoveAppPasswordRequest, _fieldpost_account_v1_RemoveAppPasswordRequest__Output>
        RemoveLinkedLoginRequest: MessageTypeDefinition<_fieldpost_account_v1_RemoveLinkedLoginRequest, _fieldpost_account_v1_RemoveLinkedLoginRequest__Output>
        RemoveSecondFactorRequest: MessageTypeDefinition<_fieldpost_account_v1_RemoveSecondFactorRequest, _fieldpost_account_v1_RemoveSecondFactorRequest__Output>
        RenewIdentityRequest: MessageTypeDefinition<_fieldpost_account_v1_RenewIdentityRequest, _fieldpost_account_v1_RenewIdentityRequest__Output>
        RenewRecoveryCodesRequest: MessageTypeDefinition<_fieldpost_account_v1_RenewRecoveryCodesRequest, _fieldpost_account_v1_RenewRecoveryCodesRequest__Output>
        RenewedIdentity: MessageTypeDefinition<_fieldpost_account_v1_RenewedIdentity, _fieldpost_account_v1_RenewedIdentity__Output>
        ResolveIdentityRequest: MessageTypeDefinition<_fieldpost_account_v1_ResolveIdentityRequest, _fieldpost_account_v1_ResolveIdentityRequest__Output>
        ResolvedIdentity: MessageTypeDefinition<_fieldpost_account_v1_ResolvedIdentity, _fieldpost_account_v1_ResolvedIdentity__Output>
        SecondFactor: MessageTypeDefinition<_fieldpost_account_v1_SecondFactor, _fieldpost_account_v1_SecondFactor__Output>
        SecondFactorChange: MessageTypeDefinition<_fieldpost_account_v1_SecondFactorChange, _fieldpost_account_v1_SecondFactorChange__Output>
        SecondFactorCheck: MessageTypeDefinition<_fieldpost_account_v1_SecondFactorCheck, _fieldpost_account_v1_SecondFactorCheck__Output>
        /**
         * SecondFactors serves the website of oauth: second factors of users, their recovery codes and app passwords. It is internal:
         * a caller presents the shared secret. Methods that change something need a proof by the user: a login of at most five
         * minutes ago or the current password. A rejection is a field of the response; an error status means that account cannot
         * decide.
         */
        SecondFactors: SubtypeConstructor<typeof grpc.Client, _fieldpost_account_v1_SecondFactorsClient> & { service: _fieldpost_account_v1_SecondFactorsDefinition }
        SecondFactorsDescription: MessageTypeDefinition<_fieldpost_account_v1_SecondFactorsDescription, _fieldpost_account_v1_SecondFactorsDescription__Output>
        StartTotpRequest: MessageTypeDefinition<_fieldpost_account_v1_StartTotpRequest, _fieldpost_account_v1_StartTotpRequest__Output>
        UserProof: MessageTypeDefinition<_fieldpost_account_v1_UserProof, _fieldpost_account_v1_UserProof__Output>
      }
    }
  }
}

