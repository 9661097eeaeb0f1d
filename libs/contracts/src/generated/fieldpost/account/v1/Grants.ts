// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { Grant as _fieldpost_account_v1_Grant, Grant__Output as _fieldpost_account_v1_Grant__Output } from '../../../fieldpost/account/v1/Grant.js';
import type { Told as _fieldpost_account_v1_Told, Told__Output as _fieldpost_account_v1_Told__Output } from '../../../fieldpost/account/v1/Told.js';

export interface Grants {
  /**
   * One for each user who was asked about, in that order.
   */
  'grants'?: (_fieldpost_account_v1_Grant)[];
  'told'?: (_fieldpost_account_v1_Told | null);
}

export interface Grants__Output {
  /**
   * One for each user who was asked about, in that order.
   */
  'grants': (_fieldpost_account_v1_Grant__Output)[];
  'told': (_fieldpost_account_v1_Told__Output | null);
}
