// Generated from protos/ by `npm run generate`; changes made here are lost.
import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { CheckGatewayKeysRequest as _fieldpost_account_v1_CheckGatewayKeysRequest, CheckGatewayKeysRequest__Output as _fieldpost_account_v1_CheckGatewayKeysRequest__Output } from '../../../fieldpost/account/v1/CheckGatewayKeysRequest.js';
import type { CheckGatewayKeysResponse as _fieldpost_account_v1_CheckGatewayKeysResponse, CheckGatewayKeysResponse__Output as _fieldpost_account_v1_CheckGatewayKeysResponse__Output } from '../../../fieldpost/account/v1/CheckGatewayKeysResponse.js';
import type { IsAdministratorRequest as _fieldpost_account_v1_IsAdministratorRequest, IsAdministratorRequest__Output as _fieldpost_account_v1_IsAdministratorRequest__Output } from '../../../fieldpost/account/v1/IsAdministratorRequest.js';
import type { IsAdministratorResponse as _fieldpost_account_v1_IsAdministratorResponse, IsAdministratorResponse__Output as _fieldpost_account_v1_IsAdministratorResponse__Output } from '../../../fieldpost/account/v1/IsAdministratorResponse.js';
import type { ListApplicationOwnersRequest as _fieldpost_account_v1_ListApplicationOwnersRequest, ListApplicationOwnersRequest__Output as _fieldpost_account_v1_ListApplicationOwnersRequest__Output } from '../../../fieldpost/account/v1/ListApplicationOwnersRequest.js';
import type { ListApplicationOwnersResponse as _fieldpost_account_v1_ListApplicationOwnersResponse, ListApplicationOwnersResponse__Output as _fieldpost_account_v1_ListApplicationOwnersResponse__Output } from '../../../fieldpost/account/v1/ListApplicationOwnersResponse.js';
import type { ListApprovalsRequest as _fieldpost_account_v1_ListApprovalsRequest, ListApprovalsRequest__Output as _fieldpost_account_v1_ListApprovalsRequest__Output } from '../../../fieldpost/account/v1/ListApprovalsRequest.js';
import type { ListApprovalsResponse as _fieldpost_account_v1_ListApprovalsResponse, ListApprovalsResponse__Output as _fieldpost_account_v1_ListApprovalsResponse__Output } from '../../../fieldpost/account/v1/ListApprovalsResponse.js';
import type { ListGatewaysRequest as _fieldpost_account_v1_ListGatewaysRequest, ListGatewaysRequest__Output as _fieldpost_account_v1_ListGatewaysRequest__Output } from '../../../fieldpost/account/v1/ListGatewaysRequest.js';
import type { ListGatewaysResponse as _fieldpost_account_v1_ListGatewaysResponse, ListGatewaysResponse__Output as _fieldpost_account_v1_ListGatewaysResponse__Output } from '../../../fieldpost/account/v1/ListGatewaysResponse.js';
import type { ListRevocationsRequest as _fieldpost_account_v1_ListRevocationsRequest, ListRevocationsRequest__Output as _fieldpost_account_v1_ListRevocationsRequest__Output } from '../../../fieldpost/account/v1/ListRevocationsRequest.js';
import type { ListRevocationsResponse as _fieldpost_account_v1_ListRevocationsResponse, ListRevocationsResponse__Output as _fieldpost_account_v1_ListRevocationsResponse__Output } from '../../../fieldpost/account/v1/ListRevocationsResponse.js';
import type { ReportProcessRequest as _fieldpost_account_v1_ReportProcessRequest, ReportProcessRequest__Output as _fieldpost_account_v1_ReportProcessRequest__Output } from '../../../fieldpost/account/v1/ReportProcessRequest.js';
import type { ReportProcessResponse as _fieldpost_account_v1_ReportProcessResponse, ReportProcessResponse__Output as _fieldpost_account_v1_ReportProcessResponse__Output } from '../../../fieldpost/account/v1/ReportProcessResponse.js';
import type { ReportUsageRequest as _fieldpost_account_v1_ReportUsageRequest, ReportUsageRequest__Output as _fieldpost_account_v1_ReportUsageRequest__Output } from '../../../fieldpost/account/v1/ReportUsageRequest.js';
import type { ReportUsageResponse as _fieldpost_account_v1_ReportUsageResponse, ReportUsageResponse__Output as _fieldpost_account_v1_ReportUsageResponse__Output } from '../../../fieldpost/account/v1/ReportUsageResponse.js';

/**
 * Registry lets the other apps read revocations, approvals, owners, gateways and administrators, and report their own state and
 * usage. It is internal: a caller presents the shared secret.
 */
export interface RegistryClient extends grpc.Client {
  /**
   * Which gateways have shown their own keys. The first valid key activates its gateway.
   */
  CheckGatewayKeys(argument: _fieldpost_account_v1_CheckGatewayKeysRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_CheckGatewayKeysResponse__Output>): grpc.ClientUnaryCall;
  CheckGatewayKeys(argument: _fieldpost_account_v1_CheckGatewayKeysRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_account_v1_CheckGatewayKeysResponse__Output>): grpc.ClientUnaryCall;
  CheckGatewayKeys(argument: _fieldpost_account_v1_CheckGatewayKeysRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_CheckGatewayKeysResponse__Output>): grpc.ClientUnaryCall;
  CheckGatewayKeys(argument: _fieldpost_account_v1_CheckGatewayKeysRequest, callback: grpc.requestCallback<_fieldpost_account_v1_CheckGatewayKeysResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Which gateways have shown their own keys. The first valid key activates its gateway.
   */
  checkGatewayKeys(argument: _fieldpost_account_v1_CheckGatewayKeysRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_CheckGatewayKeysResponse__Output>): grpc.ClientUnaryCall;
  checkGatewayKeys(argument: _fieldpost_account_v1_CheckGatewayKeysRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_account_v1_CheckGatewayKeysResponse__Output>): grpc.ClientUnaryCall;
  checkGatewayKeys(argument: _fieldpost_account_v1_CheckGatewayKeysRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_CheckGatewayKeysResponse__Output>): grpc.ClientUnaryCall;
  checkGatewayKeys(argument: _fieldpost_account_v1_CheckGatewayKeysRequest, callback: grpc.requestCallback<_fieldpost_account_v1_CheckGatewayKeysResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Whether a user is an administrator, and acts through an official client.
   */
  IsAdministrator(argument: _fieldpost_account_v1_IsAdministratorRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_IsAdministratorResponse__Output>): grpc.ClientUnaryCall;
  IsAdministrator(argument: _fieldpost_account_v1_IsAdministratorRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_account_v1_IsAdministratorResponse__Output>): grpc.ClientUnaryCall;
  IsAdministrator(argument: _fieldpost_account_v1_IsAdministratorRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_IsAdministratorResponse__Output>): grpc.ClientUnaryCall;
  IsAdministrator(argument: _fieldpost_account_v1_IsAdministratorRequest, callback: grpc.requestCallback<_fieldpost_account_v1_IsAdministratorResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Whether a user is an administrator, and acts through an official client.
   */
  isAdministrator(argument: _fieldpost_account_v1_IsAdministratorRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_IsAdministratorResponse__Output>): grpc.ClientUnaryCall;
  isAdministrator(argument: _fieldpost_account_v1_IsAdministratorRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_account_v1_IsAdministratorResponse__Output>): grpc.ClientUnaryCall;
  isAdministrator(argument: _fieldpost_account_v1_IsAdministratorRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_IsAdministratorResponse__Output>): grpc.ClientUnaryCall;
  isAdministrator(argument: _fieldpost_account_v1_IsAdministratorRequest, callback: grpc.requestCallback<_fieldpost_account_v1_IsAdministratorResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * The owners of applications, whose limits the applications share.
   */
  ListApplicationOwners(argument: _fieldpost_account_v1_ListApplicationOwnersRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_ListApplicationOwnersResponse__Output>): grpc.ClientUnaryCall;
  ListApplicationOwners(argument: _fieldpost_account_v1_ListApplicationOwnersRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_account_v1_ListApplicationOwnersResponse__Output>): grpc.ClientUnaryCall;
  ListApplicationOwners(argument: _fieldpost_account_v1_ListApplicationOwnersRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_ListApplicationOwnersResponse__Output>): grpc.ClientUnaryCall;
  ListApplicationOwners(argument: _fieldpost_account_v1_ListApplicationOwnersRequest, callback: grpc.requestCallback<_fieldpost_account_v1_ListApplicationOwnersResponse__Output>): grpc.ClientUnaryCall;
  /**
   * The owners of applications, whose limits the applications share.
   */
  listApplicationOwners(argument: _fieldpost_account_v1_ListApplicationOwnersRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_ListApplicationOwnersResponse__Output>): grpc.ClientUnaryCall;
  listApplicationOwners(argument: _fieldpost_account_v1_ListApplicationOwnersRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_account_v1_ListApplicationOwnersResponse__Output>): grpc.ClientUnaryCall;
  listApplicationOwners(argument: _fieldpost_account_v1_ListApplicationOwnersRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_ListApplicationOwnersResponse__Output>): grpc.ClientUnaryCall;
  listApplicationOwners(argument: _fieldpost_account_v1_ListApplicationOwnersRequest, callback: grpc.requestCallback<_fieldpost_account_v1_ListApplicationOwnersResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Which network components administrators have approved. Unknown components are left out.
   */
  ListApprovals(argument: _fieldpost_account_v1_ListApprovalsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_ListApprovalsResponse__Output>): grpc.ClientUnaryCall;
  ListApprovals(argument: _fieldpost_account_v1_ListApprovalsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_account_v1_ListApprovalsResponse__Output>): grpc.ClientUnaryCall;
  ListApprovals(argument: _fieldpost_account_v1_ListApprovalsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_ListApprovalsResponse__Output>): grpc.ClientUnaryCall;
  ListApprovals(argument: _fieldpost_account_v1_ListApprovalsRequest, callback: grpc.requestCallback<_fieldpost_account_v1_ListApprovalsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Which network components administrators have approved. Unknown components are left out.
   */
  listApprovals(argument: _fieldpost_account_v1_ListApprovalsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_ListApprovalsResponse__Output>): grpc.ClientUnaryCall;
  listApprovals(argument: _fieldpost_account_v1_ListApprovalsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_account_v1_ListApprovalsResponse__Output>): grpc.ClientUnaryCall;
  listApprovals(argument: _fieldpost_account_v1_ListApprovalsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_ListApprovalsResponse__Output>): grpc.ClientUnaryCall;
  listApprovals(argument: _fieldpost_account_v1_ListApprovalsRequest, callback: grpc.requestCallback<_fieldpost_account_v1_ListApprovalsResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Gateways by EUI or id, for the network app.
   */
  ListGateways(argument: _fieldpost_account_v1_ListGatewaysRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_ListGatewaysResponse__Output>): grpc.ClientUnaryCall;
  ListGateways(argument: _fieldpost_account_v1_ListGatewaysRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_account_v1_ListGatewaysResponse__Output>): grpc.ClientUnaryCall;
  ListGateways(argument: _fieldpost_account_v1_ListGatewaysRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_ListGatewaysResponse__Output>): grpc.ClientUnaryCall;
  ListGateways(argument: _fieldpost_account_v1_ListGatewaysRequest, callback: grpc.requestCallback<_fieldpost_account_v1_ListGatewaysResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Gateways by EUI or id, for the network app.
   */
  listGateways(argument: _fieldpost_account_v1_ListGatewaysRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_ListGatewaysResponse__Output>): grpc.ClientUnaryCall;
  listGateways(argument: _fieldpost_account_v1_ListGatewaysRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_account_v1_ListGatewaysResponse__Output>): grpc.ClientUnaryCall;
  listGateways(argument: _fieldpost_account_v1_ListGatewaysRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_ListGatewaysResponse__Output>): grpc.ClientUnaryCall;
  listGateways(argument: _fieldpost_account_v1_ListGatewaysRequest, callback: grpc.requestCallback<_fieldpost_account_v1_ListGatewaysResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Revocations after a position, oldest first. Callers poll it with the last position that they have.
   */
  ListRevocations(argument: _fieldpost_account_v1_ListRevocationsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_ListRevocationsResponse__Output>): grpc.ClientUnaryCall;
  ListRevocations(argument: _fieldpost_account_v1_ListRevocationsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_account_v1_ListRevocationsResponse__Output>): grpc.ClientUnaryCall;
  ListRevocations(argument: _fieldpost_account_v1_ListRevocationsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_ListRevocationsResponse__Output>): grpc.ClientUnaryCall;
  ListRevocations(argument: _fieldpost_account_v1_ListRevocationsRequest, callback: grpc.requestCallback<_fieldpost_account_v1_ListRevocationsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Revocations after a position, oldest first. Callers poll it with the last position that they have.
   */
  listRevocations(argument: _fieldpost_account_v1_ListRevocationsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_ListRevocationsResponse__Output>): grpc.ClientUnaryCall;
  listRevocations(argument: _fieldpost_account_v1_ListRevocationsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_account_v1_ListRevocationsResponse__Output>): grpc.ClientUnaryCall;
  listRevocations(argument: _fieldpost_account_v1_ListRevocationsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_ListRevocationsResponse__Output>): grpc.ClientUnaryCall;
  listRevocations(argument: _fieldpost_account_v1_ListRevocationsRequest, callback: grpc.requestCallback<_fieldpost_account_v1_ListRevocationsResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Records the state of a process for administrators, in place of its former one.
   */
  ReportProcess(argument: _fieldpost_account_v1_ReportProcessRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_ReportProcessResponse__Output>): grpc.ClientUnaryCall;
  ReportProcess(argument: _fieldpost_account_v1_ReportProcessRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_account_v1_ReportProcessResponse__Output>): grpc.ClientUnaryCall;
  ReportProcess(argument: _fieldpost_account_v1_ReportProcessRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_ReportProcessResponse__Output>): grpc.ClientUnaryCall;
  ReportProcess(argument: _fieldpost_account_v1_ReportProcessRequest, callback: grpc.requestCallback<_fieldpost_account_v1_ReportProcessResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Records the state of a process for administrators, in place of its former one.
   */
  reportProcess(argument: _fieldpost_account_v1_ReportProcessRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_ReportProcessResponse__Output>): grpc.ClientUnaryCall;
  reportProcess(argument: _fieldpost_account_v1_ReportProcessRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_account_v1_ReportProcessResponse__Output>): grpc.ClientUnaryCall;
  reportProcess(argument: _fieldpost_account_v1_ReportProcessRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_ReportProcessResponse__Output>): grpc.ClientUnaryCall;
  reportProcess(argument: _fieldpost_account_v1_ReportProcessRequest, callback: grpc.requestCallback<_fieldpost_account_v1_ReportProcessResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Records devices and messages of applications of a handler, in place of its former figures.
   */
  ReportUsage(argument: _fieldpost_account_v1_ReportUsageRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_ReportUsageResponse__Output>): grpc.ClientUnaryCall;
  ReportUsage(argument: _fieldpost_account_v1_ReportUsageRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_account_v1_ReportUsageResponse__Output>): grpc.ClientUnaryCall;
  ReportUsage(argument: _fieldpost_account_v1_ReportUsageRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_ReportUsageResponse__Output>): grpc.ClientUnaryCall;
  ReportUsage(argument: _fieldpost_account_v1_ReportUsageRequest, callback: grpc.requestCallback<_fieldpost_account_v1_ReportUsageResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Records devices and messages of applications of a handler, in place of its former figures.
   */
  reportUsage(argument: _fieldpost_account_v1_ReportUsageRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_ReportUsageResponse__Output>): grpc.ClientUnaryCall;
  reportUsage(argument: _fieldpost_account_v1_ReportUsageRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_account_v1_ReportUsageResponse__Output>): grpc.ClientUnaryCall;
  reportUsage(argument: _fieldpost_account_v1_ReportUsageRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_ReportUsageResponse__Output>): grpc.ClientUnaryCall;
  reportUsage(argument: _fieldpost_account_v1_ReportUsageRequest, callback: grpc.requestCallback<_fieldpost_account_v1_ReportUsageResponse__Output>): grpc.ClientUnaryCall;
  
}

/**
 * Registry lets the other apps read revocations, approvals, owners, gateways and administrators, and report their own state and
 * usage. It is internal: a caller presents the shared secret.
 */
export interface RegistryHandlers extends grpc.UntypedServiceImplementation {
  /**
   * Which gateways have shown their own keys. The first valid key activates its gateway.
   */
  CheckGatewayKeys: grpc.handleUnaryCall<_fieldpost_account_v1_CheckGatewayKeysRequest__Output, _fieldpost_account_v1_CheckGatewayKeysResponse>;
  
  /**
   * Whether a user is an administrator, and acts through an official client.
   */
  IsAdministrator: grpc.handleUnaryCall<_fieldpost_account_v1_IsAdministratorRequest__Output, _fieldpost_account_v1_IsAdministratorResponse>;
  
  /**
   * The owners of applications, whose limits the applications share.
   */
  ListApplicationOwners: grpc.handleUnaryCall<_fieldpost_account_v1_ListApplicationOwnersRequest__Output, _fieldpost_account_v1_ListApplicationOwnersResponse>;
  
  /**
   * Which network components administrators have approved. Unknown components are left out.
   */
  ListApprovals: grpc.handleUnaryCall<_fieldpost_account_v1_ListApprovalsRequest__Output, _fieldpost_account_v1_ListApprovalsResponse>;
  
  /**
   * Gateways by EUI or id, for the network app.
   */
  ListGateways: grpc.handleUnaryCall<_fieldpost_account_v1_ListGatewaysRequest__Output, _fieldpost_account_v1_ListGatewaysResponse>;
  
  /**
   * Revocations after a position, oldest first. Callers poll it with the last position that they have.
   */
  ListRevocations: grpc.handleUnaryCall<_fieldpost_account_v1_ListRevocationsRequest__Output, _fieldpost_account_v1_ListRevocationsResponse>;
  
  /**
   * Records the state of a process for administrators, in place of its former one.
   */
  ReportProcess: grpc.handleUnaryCall<_fieldpost_account_v1_ReportProcessRequest__Output, _fieldpost_account_v1_ReportProcessResponse>;
  
  /**
   * Records devices and messages of applications of a handler, in place of its former figures.
   */
  ReportUsage: grpc.handleUnaryCall<_fieldpost_account_v1_ReportUsageRequest__Output, _fieldpost_account_v1_ReportUsageResponse>;
  
}

export interface RegistryDefinition extends grpc.ServiceDefinition {
  CheckGatewayKeys: MethodDefinition<_fieldpost_account_v1_CheckGatewayKeysRequest, _fieldpost_account_v1_CheckGatewayKeysResponse, _fieldpost_account_v1_CheckGatewayKeysRequest__Output, _fieldpost_account_v1_CheckGatewayKeysResponse__Output>
  IsAdministrator: MethodDefinition<_fieldpost_account_v1_IsAdministratorRequest, _fieldpost_account_v1_IsAdministratorResponse, _fieldpost_account_v1_IsAdministratorRequest__Output, _fieldpost_account_v1_IsAdministratorResponse__Output>
  ListApplicationOwners: MethodDefinition<_fieldpost_account_v1_ListApplicationOwnersRequest, _fieldpost_account_v1_ListApplicationOwnersResponse, _fieldpost_account_v1_ListApplicationOwnersRequest__Output, _fieldpost_account_v1_ListApplicationOwnersResponse__Output>
  ListApprovals: MethodDefinition<_fieldpost_account_v1_ListApprovalsRequest, _fieldpost_account_v1_ListApprovalsResponse, _fieldpost_account_v1_ListApprovalsRequest__Output, _fieldpost_account_v1_ListApprovalsResponse__Output>
  ListGateways: MethodDefinition<_fieldpost_account_v1_ListGatewaysRequest, _fieldpost_account_v1_ListGatewaysResponse, _fieldpost_account_v1_ListGatewaysRequest__Output, _fieldpost_account_v1_ListGatewaysResponse__Output>
  ListRevocations: MethodDefinition<_fieldpost_account_v1_ListRevocationsRequest, _fieldpost_account_v1_ListRevocationsResponse, _fieldpost_account_v1_ListRevocationsRequest__Output, _fieldpost_account_v1_ListRevocationsResponse__Output>
  ReportProcess: MethodDefinition<_fieldpost_account_v1_ReportProcessRequest, _fieldpost_account_v1_ReportProcessResponse, _fieldpost_account_v1_ReportProcessRequest__Output, _fieldpost_account_v1_ReportProcessResponse__Output>
  ReportUsage: MethodDefinition<_fieldpost_account_v1_ReportUsageRequest, _fieldpost_account_v1_ReportUsageResponse, _fieldpost_account_v1_ReportUsageRequest__Output, _fieldpost_account_v1_ReportUsageResponse__Output>
}
