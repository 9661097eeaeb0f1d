// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { UserStanding as _fieldpost_account_v1_UserStanding, UserStanding__Output as _fieldpost_account_v1_UserStanding__Output } from '../../../fieldpost/account/v1/UserStanding.js';
import type { Told as _fieldpost_account_v1_Told, Told__Output as _fieldpost_account_v1_Told__Output } from '../../../fieldpost/account/v1/Told.js';

export interface UserStandings {
  /**
   * One for each user who was asked about, in that order.
   */
  'standings'?: (_fieldpost_account_v1_UserStanding)[];
  'told'?: (_fieldpost_account_v1_Told | null);
}

export interface UserStandings__Output {
  /**
   * One for each user who was asked about, in that order.
   */
  'standings': (_fieldpost_account_v1_UserStanding__Output)[];
  'told': (_fieldpost_account_v1_Told__Output | null);
}
