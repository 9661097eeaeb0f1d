// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { Refusal as _fieldpost_account_v1_Refusal, Refusal__Output as _fieldpost_account_v1_Refusal__Output } from '../../../fieldpost/account/v1/Refusal.js';
import type { Long } from '@grpc/proto-loader';

export interface AuthenticatedUser {
  'refusal'?: (_fieldpost_account_v1_Refusal);
  'reason'?: (string);
  'user_id'?: (string);
  /**
   * What was issued before this moment (Unix seconds) is dead.
   */
  'valid_after'?: (number | string | Long);
}

export interface AuthenticatedUser__Output {
  'refusal': (_fieldpost_account_v1_Refusal__Output);
  'reason': (string);
  'user_id': (string);
  /**
   * What was issued before this moment (Unix seconds) is dead.
   */
  'valid_after': (string);
}
