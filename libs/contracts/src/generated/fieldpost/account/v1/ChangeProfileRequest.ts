// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { Long } from '@grpc/proto-loader';

export interface ChangeProfileRequest {
  'user_id'?: (string);
  'email'?: (string);
  /**
   * Both empty: the user has no name.
   */
  'first_name'?: (string);
  'last_name'?: (string);
  /**
   * Network address of the browser, for the history.
   */
  'address'?: (string);
  /**
   * The current password; another e-mail address needs it unless the login is fresh.
   */
  'old_password'?: (string);
  /**
   * When the session began (Unix seconds); 0 = unknown.
   */
  'logged_in_at'?: (number | string | Long);
}

export interface ChangeProfileRequest__Output {
  'user_id': (string);
  'email': (string);
  /**
   * Both empty: the user has no name.
   */
  'first_name': (string);
  'last_name': (string);
  /**
   * Network address of the browser, for the history.
   */
  'address': (string);
  /**
   * The current password; another e-mail address needs it unless the login is fresh.
   */
  'old_password': (string);
  /**
   * When the session began (Unix seconds); 0 = unknown.
   */
  'logged_in_at': (string);
}
