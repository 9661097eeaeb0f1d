// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { ApplicationOwner as _fieldpost_account_v1_ApplicationOwner, ApplicationOwner__Output as _fieldpost_account_v1_ApplicationOwner__Output } from '../../../fieldpost/account/v1/ApplicationOwner.js';

export interface ListApplicationOwnersResponse {
  /**
   * Applications without an owner, and unknown ones, are left out.
   */
  'owners'?: (_fieldpost_account_v1_ApplicationOwner)[];
}

export interface ListApplicationOwnersResponse__Output {
  /**
   * Applications without an owner, and unknown ones, are left out.
   */
  'owners': (_fieldpost_account_v1_ApplicationOwner__Output)[];
}
