// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { Long } from '@grpc/proto-loader';

export interface SecondFactorChange {
  /**
   * Error message; empty when the change was made.
   */
  'problem'?: (string);
  /**
   * The form field with the error.
   */
  'field'?: (string);
  /**
   * New recovery codes, shown once.
   */
  'recovery_codes'?: (string)[];
  /**
   * Tokens and sessions issued before this moment (Unix seconds) are no longer valid.
   */
  'valid_after'?: (number | string | Long);
  /**
   * The user, for a notice by mail.
   */
  'username'?: (string);
  'email'?: (string);
  /**
   * The method of a factor that was added, as in SecondFactorCheck.
   */
  'method'?: (string);
}

export interface SecondFactorChange__Output {
  /**
   * Error message; empty when the change was made.
   */
  'problem': (string);
  /**
   * The form field with the error.
   */
  'field': (string);
  /**
   * New recovery codes, shown once.
   */
  'recovery_codes': (string)[];
  /**
   * Tokens and sessions issued before this moment (Unix seconds) are no longer valid.
   */
  'valid_after': (string);
  /**
   * The user, for a notice by mail.
   */
  'username': (string);
  'email': (string);
  /**
   * The method of a factor that was added, as in SecondFactorCheck.
   */
  'method': (string);
}
