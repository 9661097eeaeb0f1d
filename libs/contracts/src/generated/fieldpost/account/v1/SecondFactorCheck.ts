// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { Long } from '@grpc/proto-loader';

export interface SecondFactorCheck {
  /**
   * Whether the code is right.
   */
  'right'?: (boolean);
  /**
   * otp, recovery or device; for a passkey hwk when it does not leave its device, otherwise swk.
   */
  'method'?: (string);
  /**
   * After too many wrong codes: seconds until the next one is checked.
   */
  'retry_after'?: (number);
  /**
   * The user of a passkey.
   */
  'user_id'?: (string);
  /**
   * For a passkey: tokens and sessions issued before this moment (Unix seconds) are no longer valid.
   */
  'valid_after'?: (number | string | Long);
}

export interface SecondFactorCheck__Output {
  /**
   * Whether the code is right.
   */
  'right': (boolean);
  /**
   * otp, recovery or device; for a passkey hwk when it does not leave its device, otherwise swk.
   */
  'method': (string);
  /**
   * After too many wrong codes: seconds until the next one is checked.
   */
  'retry_after': (number);
  /**
   * The user of a passkey.
   */
  'user_id': (string);
  /**
   * For a passkey: tokens and sessions issued before this moment (Unix seconds) are no longer valid.
   */
  'valid_after': (string);
}
