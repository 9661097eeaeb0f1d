// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { KeyGrant as _fieldpost_account_v1_KeyGrant, KeyGrant__Output as _fieldpost_account_v1_KeyGrant__Output } from '../../../fieldpost/account/v1/KeyGrant.js';
import type { Told as _fieldpost_account_v1_Told, Told__Output as _fieldpost_account_v1_Told__Output } from '../../../fieldpost/account/v1/Told.js';

export interface KeyGrants {
  /**
   * One for each key that was asked about, in that order.
   */
  'grants'?: (_fieldpost_account_v1_KeyGrant)[];
  'told'?: (_fieldpost_account_v1_Told | null);
}

export interface KeyGrants__Output {
  /**
   * One for each key that was asked about, in that order.
   */
  'grants': (_fieldpost_account_v1_KeyGrant__Output)[];
  'told': (_fieldpost_account_v1_Told__Output | null);
}
