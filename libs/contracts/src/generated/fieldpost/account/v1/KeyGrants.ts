// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { KeyGrant as _fieldpost_account_v1_KeyGrant, KeyGrant__Output as _fieldpost_account_v1_KeyGrant__Output } from '../../../fieldpost/account/v1/KeyGrant.js';

export interface KeyGrants {
  /**
   * One per requested key, in the same order.
   */
  'grants'?: (_fieldpost_account_v1_KeyGrant)[];
}

export interface KeyGrants__Output {
  /**
   * One per requested key, in the same order.
   */
  'grants': (_fieldpost_account_v1_KeyGrant__Output)[];
}
