// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { EmailChange as _fieldpost_account_v1_EmailChange, EmailChange__Output as _fieldpost_account_v1_EmailChange__Output } from '../../../fieldpost/account/v1/EmailChange.js';
import type { Long } from '@grpc/proto-loader';

export interface UserChange {
  /**
   * Why nothing was changed, in the words of the API; empty after a change.
   */
  'problem'?: (string);
  /**
   * The invalid member, or "link" for a link that is unknown, used or expired.
   */
  'field'?: (string);
  /**
   * The user after the change.
   */
  'user_id'?: (string);
  'username'?: (string);
  'email'?: (string);
  /**
   * Sessions and tokens issued before this time (Unix seconds) are invalid.
   */
  'valid_after'?: (number | string | Long);
  /**
   * Absent when no address was or will be replaced.
   */
  'email_change'?: (_fieldpost_account_v1_EmailChange | null);
}

export interface UserChange__Output {
  /**
   * Why nothing was changed, in the words of the API; empty after a change.
   */
  'problem': (string);
  /**
   * The invalid member, or "link" for a link that is unknown, used or expired.
   */
  'field': (string);
  /**
   * The user after the change.
   */
  'user_id': (string);
  'username': (string);
  'email': (string);
  /**
   * Sessions and tokens issued before this time (Unix seconds) are invalid.
   */
  'valid_after': (string);
  /**
   * Absent when no address was or will be replaced.
   */
  'email_change': (_fieldpost_account_v1_EmailChange__Output | null);
}
