// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { Grant as _fieldpost_account_v1_Grant, Grant__Output as _fieldpost_account_v1_Grant__Output } from '../../../fieldpost/account/v1/Grant.js';

export interface Grants {
  /**
   * One per requested user, in the same order.
   */
  'grants'?: (_fieldpost_account_v1_Grant)[];
}

export interface Grants__Output {
  /**
   * One per requested user, in the same order.
   */
  'grants': (_fieldpost_account_v1_Grant__Output)[];
}
