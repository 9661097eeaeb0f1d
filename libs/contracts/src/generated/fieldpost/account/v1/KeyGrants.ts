// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { KeyGrant as _fieldpost_account_v1_KeyGrant, KeyGrant__Output as _fieldpost_account_v1_KeyGrant__Output } from '../../../fieldpost/account/v1/KeyGrant.js';

export interface KeyGrants {
  /**
   * One for each request, in the order of the requests.
   */
  'grants'?: (_fieldpost_account_v1_KeyGrant)[];
}

export interface KeyGrants__Output {
  /**
   * One for each request, in the order of the requests.
   */
  'grants': (_fieldpost_account_v1_KeyGrant__Output)[];
}
