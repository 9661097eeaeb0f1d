// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { ComponentApproval as _fieldpost_account_v1_ComponentApproval, ComponentApproval__Output as _fieldpost_account_v1_ComponentApproval__Output } from '../../../fieldpost/account/v1/ComponentApproval.js';

export interface ListApprovalsResponse {
  'components'?: (_fieldpost_account_v1_ComponentApproval)[];
}

export interface ListApprovalsResponse__Output {
  'components': (_fieldpost_account_v1_ComponentApproval__Output)[];
}
