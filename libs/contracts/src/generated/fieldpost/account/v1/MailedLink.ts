// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { Long } from '@grpc/proto-loader';

/**
 * A link to mail. All fields are empty when there is nothing to mail.
 */
export interface MailedLink {
  'username'?: (string);
  'email'?: (string);
  /**
   * The secret of the link.
   */
  'token'?: (string);
  /**
   * Lifetime of the link, in seconds.
   */
  'seconds'?: (number | string | Long);
  /**
   * The address belongs to another user, who is named in `username`; there is no secret.
   */
  'taken'?: (boolean);
}

/**
 * A link to mail. All fields are empty when there is nothing to mail.
 */
export interface MailedLink__Output {
  'username': (string);
  'email': (string);
  /**
   * The secret of the link.
   */
  'token': (string);
  /**
   * Lifetime of the link, in seconds.
   */
  'seconds': (string);
  /**
   * The address belongs to another user, who is named in `username`; there is no secret.
   */
  'taken': (boolean);
}
