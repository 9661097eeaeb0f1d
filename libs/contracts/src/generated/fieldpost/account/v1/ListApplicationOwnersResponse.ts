// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { ApplicationOwner as _fieldpost_account_v1_ApplicationOwner, ApplicationOwner__Output as _fieldpost_account_v1_ApplicationOwner__Output } from '../../../fieldpost/account/v1/ApplicationOwner.js';

export interface ListApplicationOwnersResponse {
  /**
   * Those that have an owner. An application that is missing has none, or does not exist.
   */
  'owners'?: (_fieldpost_account_v1_ApplicationOwner)[];
}

export interface ListApplicationOwnersResponse__Output {
  /**
   * Those that have an owner. An application that is missing has none, or does not exist.
   */
  'owners': (_fieldpost_account_v1_ApplicationOwner__Output)[];
}
