// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { Rejection as _fieldpost_account_v1_Rejection, Rejection__Output as _fieldpost_account_v1_Rejection__Output } from '../../../fieldpost/account/v1/Rejection.js';
import type { Profile as _fieldpost_account_v1_Profile, Profile__Output as _fieldpost_account_v1_Profile__Output } from '../../../fieldpost/account/v1/Profile.js';
import type { Long } from '@grpc/proto-loader';

export interface UserDescription {
  /**
   * USER when the user is unknown, banned, or has to add a second factor first.
   */
  'rejection'?: (_fieldpost_account_v1_Rejection);
  'reason'?: (string);
  'profile'?: (_fieldpost_account_v1_Profile | null);
  /**
   * Tokens and sessions issued before this moment (Unix seconds) are no longer valid.
   */
  'valid_after'?: (number | string | Long);
}

export interface UserDescription__Output {
  /**
   * USER when the user is unknown, banned, or has to add a second factor first.
   */
  'rejection': (_fieldpost_account_v1_Rejection__Output);
  'reason': (string);
  'profile': (_fieldpost_account_v1_Profile__Output | null);
  /**
   * Tokens and sessions issued before this moment (Unix seconds) are no longer valid.
   */
  'valid_after': (string);
}
