// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { Long } from '@grpc/proto-loader';

/**
 * A secret on its way to the owner of an e-mail address; all of it is empty when there is nothing to mail.
 */
export interface MailedLink {
  'username'?: (string);
  'email'?: (string);
  'token'?: (string);
  /**
   * How long it works.
   */
  'seconds'?: (number | string | Long);
  /**
   * The address is verified by another user: this one is named, and there is no secret.
   */
  'taken'?: (boolean);
}

/**
 * A secret on its way to the owner of an e-mail address; all of it is empty when there is nothing to mail.
 */
export interface MailedLink__Output {
  'username': (string);
  'email': (string);
  'token': (string);
  /**
   * How long it works.
   */
  'seconds': (string);
  /**
   * The address is verified by another user: this one is named, and there is no secret.
   */
  'taken': (boolean);
}
