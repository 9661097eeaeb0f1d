// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { CheckUserRequest as _fieldpost_account_v1_CheckUserRequest, CheckUserRequest__Output as _fieldpost_account_v1_CheckUserRequest__Output } from '../../../fieldpost/account/v1/CheckUserRequest.js';

export interface CheckUsersRequest {
  /**
   * At most 64.
   */
  'users'?: (_fieldpost_account_v1_CheckUserRequest)[];
}

export interface CheckUsersRequest__Output {
  /**
   * At most 64.
   */
  'users': (_fieldpost_account_v1_CheckUserRequest__Output)[];
}
