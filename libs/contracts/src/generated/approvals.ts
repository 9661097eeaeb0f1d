// Generated from protos/ by `npm run generate`; changes made here are lost.
import type * as grpc from '@grpc/grpc-js';
import type { MessageTypeDefinition } from '@grpc/proto-loader';

import type { ApprovalsClient as _fieldpost_account_v1_ApprovalsClient, ApprovalsDefinition as _fieldpost_account_v1_ApprovalsDefinition } from './fieldpost/account/v1/Approvals.js';
import type { ApprovalsOfRequest as _fieldpost_account_v1_ApprovalsOfRequest, ApprovalsOfRequest__Output as _fieldpost_account_v1_ApprovalsOfRequest__Output } from './fieldpost/account/v1/ApprovalsOfRequest.js';
import type { ComponentApproval as _fieldpost_account_v1_ComponentApproval, ComponentApproval__Output as _fieldpost_account_v1_ComponentApproval__Output } from './fieldpost/account/v1/ComponentApproval.js';
import type { ComponentApprovals as _fieldpost_account_v1_ComponentApprovals, ComponentApprovals__Output as _fieldpost_account_v1_ComponentApprovals__Output } from './fieldpost/account/v1/ComponentApprovals.js';

type SubtypeConstructor<Constructor extends new (...args: any) => any, Subtype> = {
  new(...args: ConstructorParameters<Constructor>): Subtype;
};

export interface ProtoGrpcType {
  fieldpost: {
    account: {
      v1: {
        /**
         * Approvals reports which network components administrators have approved. It is internal: a caller presents the shared
         * secret.
         */
        Approvals: SubtypeConstructor<typeof grpc.Client, _fieldpost_account_v1_ApprovalsClient> & { service: _fieldpost_account_v1_ApprovalsDefinition }
        ApprovalsOfRequest: MessageTypeDefinition<_fieldpost_account_v1_ApprovalsOfRequest, _fieldpost_account_v1_ApprovalsOfRequest__Output>
        ComponentApproval: MessageTypeDefinition<_fieldpost_account_v1_ComponentApproval, _fieldpost_account_v1_ComponentApproval__Output>
        ComponentApprovals: MessageTypeDefinition<_fieldpost_account_v1_ComponentApprovals, _fieldpost_account_v1_ComponentApprovals__Output>
      }
    }
  }
}

