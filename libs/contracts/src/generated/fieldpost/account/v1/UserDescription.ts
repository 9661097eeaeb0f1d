// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { Rejection as _fieldpost_account_v1_Rejection, Rejection__Output as _fieldpost_account_v1_Rejection__Output } from '../../../fieldpost/account/v1/Rejection.js';
import type { Profile as _fieldpost_account_v1_Profile, Profile__Output as _fieldpost_account_v1_Profile__Output } from '../../../fieldpost/account/v1/Profile.js';
import type { Long } from '@grpc/proto-loader';

export interface UserDescription {
  /**
   * USER for an unknown or banned user.
   */
  'rejection'?: (_fieldpost_account_v1_Rejection);
  'reason'?: (string);
  'profile'?: (_fieldpost_account_v1_Profile | null);
  /**
   * Sessions and tokens issued before this time (Unix seconds) are invalid.
   */
  'valid_after'?: (number | string | Long);
}

export interface UserDescription__Output {
  /**
   * USER for an unknown or banned user.
   */
  'rejection': (_fieldpost_account_v1_Rejection__Output);
  'reason': (string);
  'profile': (_fieldpost_account_v1_Profile__Output | null);
  /**
   * Sessions and tokens issued before this time (Unix seconds) are invalid.
   */
  'valid_after': (string);
}
