// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { UserStatus as _fieldpost_account_v1_UserStatus, UserStatus__Output as _fieldpost_account_v1_UserStatus__Output } from '../../../fieldpost/account/v1/UserStatus.js';

export interface UserStandings {
  /**
   * One for each request, in the order of the requests.
   */
  'standings'?: (_fieldpost_account_v1_UserStatus)[];
}

export interface UserStandings__Output {
  /**
   * One for each request, in the order of the requests.
   */
  'standings': (_fieldpost_account_v1_UserStatus__Output)[];
}
