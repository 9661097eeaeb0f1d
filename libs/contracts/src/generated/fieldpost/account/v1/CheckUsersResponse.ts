// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { UserStatus as _fieldpost_account_v1_UserStatus, UserStatus__Output as _fieldpost_account_v1_UserStatus__Output } from '../../../fieldpost/account/v1/UserStatus.js';

export interface CheckUsersResponse {
  /**
   * One per requested user, in the same order.
   */
  'users'?: (_fieldpost_account_v1_UserStatus)[];
}

export interface CheckUsersResponse__Output {
  /**
   * One per requested user, in the same order.
   */
  'users': (_fieldpost_account_v1_UserStatus__Output)[];
}
