// Generated from protos/ by `npm run generate`; changes made here are lost.
import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { ApprovalsOfRequest as _fieldpost_account_v1_ApprovalsOfRequest, ApprovalsOfRequest__Output as _fieldpost_account_v1_ApprovalsOfRequest__Output } from '../../../fieldpost/account/v1/ApprovalsOfRequest.js';
import type { ComponentApprovals as _fieldpost_account_v1_ComponentApprovals, ComponentApprovals__Output as _fieldpost_account_v1_ComponentApprovals__Output } from '../../../fieldpost/account/v1/ComponentApprovals.js';

/**
 * Approvals reports which network components administrators have approved. It is internal: a caller presents the shared
 * secret.
 */
export interface ApprovalsClient extends grpc.Client {
  /**
   * Approval of each component. Unknown components are left out.
   */
  ApprovalsOf(argument: _fieldpost_account_v1_ApprovalsOfRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_ComponentApprovals__Output>): grpc.ClientUnaryCall;
  ApprovalsOf(argument: _fieldpost_account_v1_ApprovalsOfRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_account_v1_ComponentApprovals__Output>): grpc.ClientUnaryCall;
  ApprovalsOf(argument: _fieldpost_account_v1_ApprovalsOfRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_ComponentApprovals__Output>): grpc.ClientUnaryCall;
  ApprovalsOf(argument: _fieldpost_account_v1_ApprovalsOfRequest, callback: grpc.requestCallback<_fieldpost_account_v1_ComponentApprovals__Output>): grpc.ClientUnaryCall;
  /**
   * Approval of each component. Unknown components are left out.
   */
  approvalsOf(argument: _fieldpost_account_v1_ApprovalsOfRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_ComponentApprovals__Output>): grpc.ClientUnaryCall;
  approvalsOf(argument: _fieldpost_account_v1_ApprovalsOfRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_account_v1_ComponentApprovals__Output>): grpc.ClientUnaryCall;
  approvalsOf(argument: _fieldpost_account_v1_ApprovalsOfRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_ComponentApprovals__Output>): grpc.ClientUnaryCall;
  approvalsOf(argument: _fieldpost_account_v1_ApprovalsOfRequest, callback: grpc.requestCallback<_fieldpost_account_v1_ComponentApprovals__Output>): grpc.ClientUnaryCall;
  
}

/**
 * Approvals reports which network components administrators have approved. It is internal: a caller presents the shared
 * secret.
 */
export interface ApprovalsHandlers extends grpc.UntypedServiceImplementation {
  /**
   * Approval of each component. Unknown components are left out.
   */
  ApprovalsOf: grpc.handleUnaryCall<_fieldpost_account_v1_ApprovalsOfRequest__Output, _fieldpost_account_v1_ComponentApprovals>;
  
}

export interface ApprovalsDefinition extends grpc.ServiceDefinition {
  ApprovalsOf: MethodDefinition<_fieldpost_account_v1_ApprovalsOfRequest, _fieldpost_account_v1_ComponentApprovals, _fieldpost_account_v1_ApprovalsOfRequest__Output, _fieldpost_account_v1_ComponentApprovals__Output>
}
