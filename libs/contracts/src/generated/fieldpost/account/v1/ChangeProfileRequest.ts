// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { Long } from '@grpc/proto-loader';

export interface ChangeProfileRequest {
  'user_id'?: (string);
  'email'?: (string);
  /**
   * Both empty: the name is removed.
   */
  'first_name'?: (string);
  'last_name'?: (string);
  /**
   * Network address of the browser, for the audit log.
   */
  'address'?: (string);
  /**
   * The current password; required for a new e-mail address unless the login is recent.
   */
  'old_password'?: (string);
  /**
   * When the session started (Unix seconds); 0 = unknown.
   */
  'logged_in_at'?: (number | string | Long);
  /**
   * Whether it started with a second factor.
   */
  'second_factor'?: (boolean);
}

export interface ChangeProfileRequest__Output {
  'user_id': (string);
  'email': (string);
  /**
   * Both empty: the name is removed.
   */
  'first_name': (string);
  'last_name': (string);
  /**
   * Network address of the browser, for the audit log.
   */
  'address': (string);
  /**
   * The current password; required for a new e-mail address unless the login is recent.
   */
  'old_password': (string);
  /**
   * When the session started (Unix seconds); 0 = unknown.
   */
  'logged_in_at': (string);
  /**
   * Whether it started with a second factor.
   */
  'second_factor': (boolean);
}
