// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { Rejection as _fieldpost_account_v1_Rejection, Rejection__Output as _fieldpost_account_v1_Rejection__Output } from '../../../fieldpost/account/v1/Rejection.js';
import type { Long } from '@grpc/proto-loader';

export interface UserStatus {
  /**
   * CLIENT, GRANT_TYPE or USER; NONE when both are valid.
   */
  'rejection'?: (_fieldpost_account_v1_Rejection);
  'reason'?: (string);
  /**
   * Tokens and sessions issued before this moment (Unix seconds) are no longer valid.
   */
  'valid_after'?: (number | string | Long);
}

export interface UserStatus__Output {
  /**
   * CLIENT, GRANT_TYPE or USER; NONE when both are valid.
   */
  'rejection': (_fieldpost_account_v1_Rejection__Output);
  'reason': (string);
  /**
   * Tokens and sessions issued before this moment (Unix seconds) are no longer valid.
   */
  'valid_after': (string);
}
