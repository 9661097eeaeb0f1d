// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { GrantForUserRequest as _fieldpost_account_v1_GrantForUserRequest, GrantForUserRequest__Output as _fieldpost_account_v1_GrantForUserRequest__Output } from '../../../fieldpost/account/v1/GrantForUserRequest.js';

export interface GrantForUsersRequest {
  /**
   * At most 64.
   */
  'users'?: (_fieldpost_account_v1_GrantForUserRequest)[];
}

export interface GrantForUsersRequest__Output {
  /**
   * At most 64.
   */
  'users': (_fieldpost_account_v1_GrantForUserRequest__Output)[];
}
