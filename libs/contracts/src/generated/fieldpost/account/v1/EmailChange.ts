// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { Long } from '@grpc/proto-loader';

/**
 * A change of the e-mail address, for the notice that is mailed to the former address.
 */
export interface EmailChange {
  'former_email'?: (string);
  /**
   * The secret of the link that undoes the change; empty when the former address was never verified.
   */
  'undo_token'?: (string);
  /**
   * Lifetime of the link, in seconds.
   */
  'undo_seconds'?: (number | string | Long);
}

/**
 * A change of the e-mail address, for the notice that is mailed to the former address.
 */
export interface EmailChange__Output {
  'former_email': (string);
  /**
   * The secret of the link that undoes the change; empty when the former address was never verified.
   */
  'undo_token': (string);
  /**
   * Lifetime of the link, in seconds.
   */
  'undo_seconds': (string);
}
