// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { FieldProblem as _fieldpost_account_v1_FieldProblem, FieldProblem__Output as _fieldpost_account_v1_FieldProblem__Output } from '../../../fieldpost/account/v1/FieldProblem.js';

export interface UserCreation {
  /**
   * Error message of the API; empty when the user was created.
   */
  'problem'?: (string);
  /**
   * The form field with the error: username, email, password or invitation; empty when there were too many registrations.
   */
  'field'?: (string);
  /**
   * After too many registrations: seconds until the next one is possible.
   */
  'retry_after'?: (number);
  /**
   * Every wrong field; the first one is that above. Empty from an account of a release that reports the first one only.
   */
  'problems'?: (_fieldpost_account_v1_FieldProblem)[];
}

export interface UserCreation__Output {
  /**
   * Error message of the API; empty when the user was created.
   */
  'problem': (string);
  /**
   * The form field with the error: username, email, password or invitation; empty when there were too many registrations.
   */
  'field': (string);
  /**
   * After too many registrations: seconds until the next one is possible.
   */
  'retry_after': (number);
  /**
   * Every wrong field; the first one is that above. Empty from an account of a release that reports the first one only.
   */
  'problems': (_fieldpost_account_v1_FieldProblem__Output)[];
}
