// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { Long } from '@grpc/proto-loader';

export interface InviteUserRequest {
  /**
   * The invited address; may be empty when nothing is mailed.
   */
  'email'?: (string);
  /**
   * The secret of the invitation.
   */
  'token'?: (string);
  /**
   * Lifetime of the invitation, in seconds.
   */
  'seconds'?: (number | string | Long);
  /**
   * Name of the user who invites.
   */
  'invited_by'?: (string);
  /**
   * Whether the link is mailed to the address.
   */
  'is_mailed'?: (boolean);
}

export interface InviteUserRequest__Output {
  /**
   * The invited address; may be empty when nothing is mailed.
   */
  'email': (string);
  /**
   * The secret of the invitation.
   */
  'token': (string);
  /**
   * Lifetime of the invitation, in seconds.
   */
  'seconds': (string);
  /**
   * Name of the user who invites.
   */
  'invited_by': (string);
  /**
   * Whether the link is mailed to the address.
   */
  'is_mailed': (boolean);
}
