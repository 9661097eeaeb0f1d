// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { Long } from '@grpc/proto-loader';

/**
 * The proof of the user for a change.
 */
export interface UserProof {
  'user_id'?: (string);
  /**
   * The current password; empty when the login is recent.
   */
  'old_password'?: (string);
  /**
   * When the session started (Unix seconds); 0 = unknown.
   */
  'logged_in_at'?: (number | string | Long);
  /**
   * Network address of the browser, for the audit log.
   */
  'address'?: (string);
  /**
   * Whether the session started with a second factor; needed from users who have one.
   */
  'second_factor'?: (boolean);
}

/**
 * The proof of the user for a change.
 */
export interface UserProof__Output {
  'user_id': (string);
  /**
   * The current password; empty when the login is recent.
   */
  'old_password': (string);
  /**
   * When the session started (Unix seconds); 0 = unknown.
   */
  'logged_in_at': (string);
  /**
   * Network address of the browser, for the audit log.
   */
  'address': (string);
  /**
   * Whether the session started with a second factor; needed from users who have one.
   */
  'second_factor': (boolean);
}
