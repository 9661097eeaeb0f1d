// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { Long } from '@grpc/proto-loader';

export interface MailVerificationRequest {
  'user_id'?: (string);
  'username'?: (string);
  /**
   * The former address; empty at a registration.
   */
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

export interface MailVerificationRequest__Output {
  'user_id': (string);
  'username': (string);
  /**
   * The former address; empty at a registration.
   */
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
