// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { StandingOfUserRequest as _fieldpost_account_v1_StandingOfUserRequest, StandingOfUserRequest__Output as _fieldpost_account_v1_StandingOfUserRequest__Output } from '../../../fieldpost/account/v1/StandingOfUserRequest.js';
import type { Asked as _fieldpost_account_v1_Asked, Asked__Output as _fieldpost_account_v1_Asked__Output } from '../../../fieldpost/account/v1/Asked.js';

export interface StandingsOfUsersRequest {
  /**
   * At most 64.
   */
  'users'?: (_fieldpost_account_v1_StandingOfUserRequest)[];
  'asked'?: (_fieldpost_account_v1_Asked | null);
}

export interface StandingsOfUsersRequest__Output {
  /**
   * At most 64.
   */
  'users': (_fieldpost_account_v1_StandingOfUserRequest__Output)[];
  'asked': (_fieldpost_account_v1_Asked__Output | null);
}
