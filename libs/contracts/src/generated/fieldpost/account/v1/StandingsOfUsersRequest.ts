// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { StandingOfUserRequest as _fieldpost_account_v1_StandingOfUserRequest, StandingOfUserRequest__Output as _fieldpost_account_v1_StandingOfUserRequest__Output } from '../../../fieldpost/account/v1/StandingOfUserRequest.js';

export interface StandingsOfUsersRequest {
  /**
   * At most 64.
   */
  'users'?: (_fieldpost_account_v1_StandingOfUserRequest)[];
}

export interface StandingsOfUsersRequest__Output {
  /**
   * At most 64.
   */
  'users': (_fieldpost_account_v1_StandingOfUserRequest__Output)[];
}
