// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { GrantForUserRequest as _fieldpost_account_v1_GrantForUserRequest, GrantForUserRequest__Output as _fieldpost_account_v1_GrantForUserRequest__Output } from '../../../fieldpost/account/v1/GrantForUserRequest.js';
import type { Asked as _fieldpost_account_v1_Asked, Asked__Output as _fieldpost_account_v1_Asked__Output } from '../../../fieldpost/account/v1/Asked.js';

export interface GrantForUsersRequest {
  /**
   * At most 64.
   */
  'users'?: (_fieldpost_account_v1_GrantForUserRequest)[];
  'asked'?: (_fieldpost_account_v1_Asked | null);
}

export interface GrantForUsersRequest__Output {
  /**
   * At most 64.
   */
  'users': (_fieldpost_account_v1_GrantForUserRequest__Output)[];
  'asked': (_fieldpost_account_v1_Asked__Output | null);
}
