// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { Refusal as _fieldpost_account_v1_Refusal, Refusal__Output as _fieldpost_account_v1_Refusal__Output } from '../../../fieldpost/account/v1/Refusal.js';
import type { Long } from '@grpc/proto-loader';

export interface UserStanding {
  /**
   * CLIENT or USER; NONE when both are good.
   */
  'refusal'?: (_fieldpost_account_v1_Refusal);
  'reason'?: (string);
  /**
   * What was issued before this moment (Unix seconds) is dead.
   */
  'valid_after'?: (number | string | Long);
}

export interface UserStanding__Output {
  /**
   * CLIENT or USER; NONE when both are good.
   */
  'refusal': (_fieldpost_account_v1_Refusal__Output);
  'reason': (string);
  /**
   * What was issued before this moment (Unix seconds) is dead.
   */
  'valid_after': (string);
}
