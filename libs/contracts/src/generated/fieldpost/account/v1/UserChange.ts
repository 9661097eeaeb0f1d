// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { EmailChange as _fieldpost_account_v1_EmailChange, EmailChange__Output as _fieldpost_account_v1_EmailChange__Output } from '../../../fieldpost/account/v1/EmailChange.js';
import type { Long } from '@grpc/proto-loader';

export interface UserChange {
  /**
   * Error message of the API; empty when the change was made.
   */
  'problem'?: (string);
  /**
   * The form field with the error; "link" for an unknown, used or expired link.
   */
  'field'?: (string);
  /**
   * The user after the change.
   */
  'user_id'?: (string);
  'username'?: (string);
  'email'?: (string);
  /**
   * Tokens and sessions issued before this moment (Unix seconds) are no longer valid.
   */
  'valid_after'?: (number | string | Long);
  /**
   * Absent when the address does not change.
   */
  'email_change'?: (_fieldpost_account_v1_EmailChange | null);
}

export interface UserChange__Output {
  /**
   * Error message of the API; empty when the change was made.
   */
  'problem': (string);
  /**
   * The form field with the error; "link" for an unknown, used or expired link.
   */
  'field': (string);
  /**
   * The user after the change.
   */
  'user_id': (string);
  'username': (string);
  'email': (string);
  /**
   * Tokens and sessions issued before this moment (Unix seconds) are no longer valid.
   */
  'valid_after': (string);
  /**
   * Absent when the address does not change.
   */
  'email_change': (_fieldpost_account_v1_EmailChange__Output | null);
}
