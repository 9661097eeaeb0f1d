// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { Long } from '@grpc/proto-loader';

/**
 * The secret of a link to mail to an e-mail address; all fields are empty when there is nothing to mail.
 */
export interface MailedLink {
  'username'?: (string);
  'email'?: (string);
  'token'?: (string);
  /**
   * Lifetime in seconds.
   */
  'seconds'?: (number | string | Long);
  /**
   * Another user has verified this address: `username` is that user, and there is no secret.
   */
  'taken'?: (boolean);
}

/**
 * The secret of a link to mail to an e-mail address; all fields are empty when there is nothing to mail.
 */
export interface MailedLink__Output {
  'username': (string);
  'email': (string);
  'token': (string);
  /**
   * Lifetime in seconds.
   */
  'seconds': (string);
  /**
   * Another user has verified this address: `username` is that user, and there is no secret.
   */
  'taken': (boolean);
}
