// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { EmailChange as _fieldpost_account_v1_EmailChange, EmailChange__Output as _fieldpost_account_v1_EmailChange__Output } from '../../../fieldpost/account/v1/EmailChange.js';
import type { Long } from '@grpc/proto-loader';

export interface UserChange {
  /**
   * Why nothing was changed, as the API says it; empty when something was.
   */
  'problem'?: (string);
  /**
   * The member that the problem is about; "link" for one that is unknown, used or too old.
   */
  'field'?: (string);
  /**
   * The user who was changed, as after the change.
   */
  'user_id'?: (string);
  'username'?: (string);
  'email'?: (string);
  /**
   * What was issued before this moment (Unix seconds) is dead.
   */
  'valid_after'?: (number | string | Long);
  /**
   * Absent when no address was replaced and none is to be.
   */
  'email_change'?: (_fieldpost_account_v1_EmailChange | null);
}

export interface UserChange__Output {
  /**
   * Why nothing was changed, as the API says it; empty when something was.
   */
  'problem': (string);
  /**
   * The member that the problem is about; "link" for one that is unknown, used or too old.
   */
  'field': (string);
  /**
   * The user who was changed, as after the change.
   */
  'user_id': (string);
  'username': (string);
  'email': (string);
  /**
   * What was issued before this moment (Unix seconds) is dead.
   */
  'valid_after': (string);
  /**
   * Absent when no address was replaced and none is to be.
   */
  'email_change': (_fieldpost_account_v1_EmailChange__Output | null);
}
