// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { Long } from '@grpc/proto-loader';

/**
 * The address that a change replaces, for the notice that is mailed to it.
 */
export interface EmailChange {
  'former_email'?: (string);
  /**
   * The secret of the link that undoes the change; empty when the former address was never verified.
   */
  'undo_token'?: (string);
  /**
   * Lifetime in seconds.
   */
  'undo_seconds'?: (number | string | Long);
}

/**
 * The address that a change replaces, for the notice that is mailed to it.
 */
export interface EmailChange__Output {
  'former_email': (string);
  /**
   * The secret of the link that undoes the change; empty when the former address was never verified.
   */
  'undo_token': (string);
  /**
   * Lifetime in seconds.
   */
  'undo_seconds': (string);
}
