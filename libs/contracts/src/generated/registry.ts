// Generated from protos/ by `npm run generate`; changes made here are lost.
import type * as grpc from '@grpc/grpc-js';
import type { MessageTypeDefinition } from '@grpc/proto-loader';

import type { ApplicationOwner as _fieldpost_account_v1_ApplicationOwner, ApplicationOwner__Output as _fieldpost_account_v1_ApplicationOwner__Output } from './fieldpost/account/v1/ApplicationOwner.js';
import type { ApplicationUsage as _fieldpost_account_v1_ApplicationUsage, ApplicationUsage__Output as _fieldpost_account_v1_ApplicationUsage__Output } from './fieldpost/account/v1/ApplicationUsage.js';
import type { CheckGatewayKeysRequest as _fieldpost_account_v1_CheckGatewayKeysRequest, CheckGatewayKeysRequest__Output as _fieldpost_account_v1_CheckGatewayKeysRequest__Output } from './fieldpost/account/v1/CheckGatewayKeysRequest.js';
import type { CheckGatewayKeysResponse as _fieldpost_account_v1_CheckGatewayKeysResponse, CheckGatewayKeysResponse__Output as _fieldpost_account_v1_CheckGatewayKeysResponse__Output } from './fieldpost/account/v1/CheckGatewayKeysResponse.js';
import type { ComponentApproval as _fieldpost_account_v1_ComponentApproval, ComponentApproval__Output as _fieldpost_account_v1_ComponentApproval__Output } from './fieldpost/account/v1/ComponentApproval.js';
import type { GatewayKey as _fieldpost_account_v1_GatewayKey, GatewayKey__Output as _fieldpost_account_v1_GatewayKey__Output } from './fieldpost/account/v1/GatewayKey.js';
import type { GatewayLocation as _fieldpost_account_v1_GatewayLocation, GatewayLocation__Output as _fieldpost_account_v1_GatewayLocation__Output } from './fieldpost/account/v1/GatewayLocation.js';
import type { IsAdministratorRequest as _fieldpost_account_v1_IsAdministratorRequest, IsAdministratorRequest__Output as _fieldpost_account_v1_IsAdministratorRequest__Output } from './fieldpost/account/v1/IsAdministratorRequest.js';
import type { IsAdministratorResponse as _fieldpost_account_v1_IsAdministratorResponse, IsAdministratorResponse__Output as _fieldpost_account_v1_IsAdministratorResponse__Output } from './fieldpost/account/v1/IsAdministratorResponse.js';
import type { ListApplicationOwnersRequest as _fieldpost_account_v1_ListApplicationOwnersRequest, ListApplicationOwnersRequest__Output as _fieldpost_account_v1_ListApplicationOwnersRequest__Output } from './fieldpost/account/v1/ListApplicationOwnersRequest.js';
import type { ListApplicationOwnersResponse as _fieldpost_account_v1_ListApplicationOwnersResponse, ListApplicationOwnersResponse__Output as _fieldpost_account_v1_ListApplicationOwnersResponse__Output } from './fieldpost/account/v1/ListApplicationOwnersResponse.js';
import type { ListApprovalsRequest as _fieldpost_account_v1_ListApprovalsRequest, ListApprovalsRequest__Output as _fieldpost_account_v1_ListApprovalsRequest__Output } from './fieldpost/account/v1/ListApprovalsRequest.js';
import type { ListApprovalsResponse as _fieldpost_account_v1_ListApprovalsResponse, ListApprovalsResponse__Output as _fieldpost_account_v1_ListApprovalsResponse__Output } from './fieldpost/account/v1/ListApprovalsResponse.js';
import type { ListGatewaysRequest as _fieldpost_account_v1_ListGatewaysRequest, ListGatewaysRequest__Output as _fieldpost_account_v1_ListGatewaysRequest__Output } from './fieldpost/account/v1/ListGatewaysRequest.js';
import type { ListGatewaysResponse as _fieldpost_account_v1_ListGatewaysResponse, ListGatewaysResponse__Output as _fieldpost_account_v1_ListGatewaysResponse__Output } from './fieldpost/account/v1/ListGatewaysResponse.js';
import type { ListRevocationsRequest as _fieldpost_account_v1_ListRevocationsRequest, ListRevocationsRequest__Output as _fieldpost_account_v1_ListRevocationsRequest__Output } from './fieldpost/account/v1/ListRevocationsRequest.js';
import type { ListRevocationsResponse as _fieldpost_account_v1_ListRevocationsResponse, ListRevocationsResponse__Output as _fieldpost_account_v1_ListRevocationsResponse__Output } from './fieldpost/account/v1/ListRevocationsResponse.js';
import type { MessageCounts as _fieldpost_account_v1_MessageCounts, MessageCounts__Output as _fieldpost_account_v1_MessageCounts__Output } from './fieldpost/account/v1/MessageCounts.js';
import type { ProcessAnnouncements as _fieldpost_account_v1_ProcessAnnouncements, ProcessAnnouncements__Output as _fieldpost_account_v1_ProcessAnnouncements__Output } from './fieldpost/account/v1/ProcessAnnouncements.js';
import type { ProcessBrokers as _fieldpost_account_v1_ProcessBrokers, ProcessBrokers__Output as _fieldpost_account_v1_ProcessBrokers__Output } from './fieldpost/account/v1/ProcessBrokers.js';
import type { ProcessCertificate as _fieldpost_account_v1_ProcessCertificate, ProcessCertificate__Output as _fieldpost_account_v1_ProcessCertificate__Output } from './fieldpost/account/v1/ProcessCertificate.js';
import type { ProcessComponent as _fieldpost_account_v1_ProcessComponent, ProcessComponent__Output as _fieldpost_account_v1_ProcessComponent__Output } from './fieldpost/account/v1/ProcessComponent.js';
import type { ProcessKey as _fieldpost_account_v1_ProcessKey, ProcessKey__Output as _fieldpost_account_v1_ProcessKey__Output } from './fieldpost/account/v1/ProcessKey.js';
import type { RegisteredGateway as _fieldpost_account_v1_RegisteredGateway, RegisteredGateway__Output as _fieldpost_account_v1_RegisteredGateway__Output } from './fieldpost/account/v1/RegisteredGateway.js';
import type { RegistryClient as _fieldpost_account_v1_RegistryClient, RegistryDefinition as _fieldpost_account_v1_RegistryDefinition } from './fieldpost/account/v1/Registry.js';
import type { ReportProcessRequest as _fieldpost_account_v1_ReportProcessRequest, ReportProcessRequest__Output as _fieldpost_account_v1_ReportProcessRequest__Output } from './fieldpost/account/v1/ReportProcessRequest.js';
import type { ReportProcessResponse as _fieldpost_account_v1_ReportProcessResponse, ReportProcessResponse__Output as _fieldpost_account_v1_ReportProcessResponse__Output } from './fieldpost/account/v1/ReportProcessResponse.js';
import type { ReportUsageRequest as _fieldpost_account_v1_ReportUsageRequest, ReportUsageRequest__Output as _fieldpost_account_v1_ReportUsageRequest__Output } from './fieldpost/account/v1/ReportUsageRequest.js';
import type { ReportUsageResponse as _fieldpost_account_v1_ReportUsageResponse, ReportUsageResponse__Output as _fieldpost_account_v1_ReportUsageResponse__Output } from './fieldpost/account/v1/ReportUsageResponse.js';
import type { Revocation as _fieldpost_account_v1_Revocation, Revocation__Output as _fieldpost_account_v1_Revocation__Output } from './fieldpost/account/v1/Revocation.js';

type SubtypeConstructor<Constructor extends new (...args: any) => any, Subtype> = {
  new(...args: ConstructorParameters<Constructor>): Subtype;
};

export interface ProtoGrpcType {
  fieldpost: {
    account: {
      v1: {
        ApplicationOwner: MessageTypeDefinition<_fieldpost_account_v1_ApplicationOwner, _fieldpost_account_v1_ApplicationOwner__Output>
        ApplicationUsage: MessageTypeDefinition<_fieldpost_account_v1_ApplicationUsage, _fieldpost_account_v1_ApplicationUsage__Output>
        CheckGatewayKeysRequest: MessageTypeDefinition<_fieldpost_account_v1_CheckGatewayKeysRequest, _fieldpost_account_v1_CheckGatewayKeysRequest__Output>
        CheckGatewayKeysResponse: MessageTypeDefinition<_fieldpost_account_v1_CheckGatewayKeysResponse, _fieldpost_account_v1_CheckGatewayKeysResponse__Output>
        ComponentApproval: MessageTypeDefinition<_fieldpost_account_v1_ComponentApproval, _fieldpost_account_v1_ComponentApproval__Output>
        GatewayKey: MessageTypeDefinition<_fieldpost_account_v1_GatewayKey, _fieldpost_account_v1_GatewayKey__Output>
        GatewayLocation: MessageTypeDefinition<_fieldpost_account_v1_GatewayLocation, _fieldpost_account_v1_GatewayLocation__Output>
        IsAdministratorRequest: MessageTypeDefinition<_fieldpost_account_v1_IsAdministratorRequest, _fieldpost_account_v1_IsAdministratorRequest__Output>
        IsAdministratorResponse: MessageTypeDefinition<_fieldpost_account_v1_IsAdministratorResponse, _fieldpost_account_v1_IsAdministratorResponse__Output>
        ListApplicationOwnersRequest: MessageTypeDefinition<_fieldpost_account_v1_ListApplicationOwnersRequest, _fieldpost_account_v1_ListApplicationOwnersRequest__Output>
        ListApplicationOwnersResponse: MessageTypeDefinition<_fieldpost_account_v1_ListApplicationOwnersResponse, _fieldpost_account_v1_ListApplicationOwnersResponse__Output>
        ListApprovalsRequest: MessageTypeDefinition<_fieldpost_account_v1_ListApprovalsRequest, _fieldpost_account_v1_ListApprovalsRequest__Output>
        ListApprovalsResponse: MessageTypeDefinition<_fieldpost_account_v1_ListApprovalsResponse, _fieldpost_account_v1_ListApprovalsResponse__Output>
        ListGatewaysRequest: MessageTypeDefinition<_fieldpost_account_v1_ListGatewaysRequest, _fieldpost_account_v1_ListGatewaysRequest__Output>
        ListGatewaysResponse: MessageTypeDefinition<_fieldpost_account_v1_ListGatewaysResponse, _fieldpost_account_v1_ListGatewaysResponse__Output>
        ListRevocationsRequest: MessageTypeDefinition<_fieldpost_account_v1_ListRevocationsRequest, _fieldpost_account_v1_ListRevocationsRequest__Output>
        ListRevocationsResponse: MessageTypeDefinition<_fieldpost_account_v1_ListRevocationsResponse, _fieldpost_account_v1_ListRevocationsResponse__Output>
        MessageCounts: MessageTypeDefinition<_fieldpost_account_v1_MessageCounts, _fieldpost_account_v1_MessageCounts__Output>
        ProcessAnnouncements: MessageTypeDefinition<_fieldpost_account_v1_ProcessAnnouncements, _fieldpost_account_v1_ProcessAnnouncements__Output>
        ProcessBrokers: MessageTypeDefinition<_fieldpost_account_v1_ProcessBrokers, _fieldpost_account_v1_ProcessBrokers__Output>
        ProcessCertificate: MessageTypeDefinition<_fieldpost_account_v1_ProcessCertificate, _fieldpost_account_v1_ProcessCertificate__Output>
        ProcessComponent: MessageTypeDefinition<_fieldpost_account_v1_ProcessComponent, _fieldpost_account_v1_ProcessComponent__Output>
        ProcessKey: MessageTypeDefinition<_fieldpost_account_v1_ProcessKey, _fieldpost_account_v1_ProcessKey__Output>
        RegisteredGateway: MessageTypeDefinition<_fieldpost_account_v1_RegisteredGateway, _fieldpost_account_v1_RegisteredGateway__Output>
        /**
         * Registry lets the other apps read revocations, approvals, owners, gateways and administrators, and report their own state and
         * usage. It is internal: a caller presents the shared secret.
         */
        Registry: SubtypeConstructor<typeof grpc.Client, _fieldpost_account_v1_RegistryClient> & { service: _fieldpost_account_v1_RegistryDefinition }
        ReportProcessRequest: MessageTypeDefinition<_fieldpost_account_v1_ReportProcessRequest, _fieldpost_account_v1_ReportProcessRequest__Output>
        ReportProcessResponse: MessageTypeDefinition<_fieldpost_account_v1_ReportProcessResponse, _fieldpost_account_v1_ReportProcessResponse__Output>
        ReportUsageRequest: MessageTypeDefinition<_fieldpost_account_v1_ReportUsageRequest, _fieldpost_account_v1_ReportUsageRequest__Output>
        ReportUsageResponse: MessageTypeDefinition<_fieldpost_account_v1_ReportUsageResponse, _fieldpost_account_v1_ReportUsageResponse__Output>
        Revocation: MessageTypeDefinition<_fieldpost_account_v1_Revocation, _fieldpost_account_v1_Revocation__Output>
      }
    }
  }
}

