// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { Rejection as _fieldpost_account_v1_Rejection, Rejection__Output as _fieldpost_account_v1_Rejection__Output } from '../../../fieldpost/account/v1/Rejection.js';
import type { Long } from '@grpc/proto-loader';

export interface AuthenticatedUser {
  'rejection'?: (_fieldpost_account_v1_Rejection);
  'reason'?: (string);
  'user_id'?: (string);
  /**
   * Tokens and sessions issued before this moment (Unix seconds) are no longer valid.
   */
  'valid_after'?: (number | string | Long);
  /**
   * approval or verification: the user cannot log in before. Empty otherwise.
   */
  'waits_for'?: (string);
  /**
   * Whether the login needs a second factor, too.
   */
  'second_factor'?: (boolean);
  /**
   * Whether the user has to add a second factor before the login.
   */
  'needs_second_factor'?: (boolean);
  /**
   * The password is right, but the policy allows no login with it; the rejection is USER.
   */
  'password_off'?: (boolean);
}

export interface AuthenticatedUser__Output {
  'rejection': (_fieldpost_account_v1_Rejection__Output);
  'reason': (string);
  'user_id': (string);
  /**
   * Tokens and sessions issued before this moment (Unix seconds) are no longer valid.
   */
  'valid_after': (string);
  /**
   * approval or verification: the user cannot log in before. Empty otherwise.
   */
  'waits_for': (string);
  /**
   * Whether the login needs a second factor, too.
   */
  'second_factor': (boolean);
  /**
   * Whether the user has to add a second factor before the login.
   */
  'needs_second_factor': (boolean);
  /**
   * The password is right, but the policy allows no login with it; the rejection is USER.
   */
  'password_off': (boolean);
}
