// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { Long } from '@grpc/proto-loader';

export interface Profile {
  'username'?: (string);
  'email'?: (string);
  'first_name'?: (string);
  'last_name'?: (string);
  /**
   * Unix seconds.
   */
  'created'?: (number | string | Long);
  /**
   * Whether the e-mail address was verified.
   */
  'valid'?: (boolean);
  /**
   * The new address, not verified yet; empty when there is none.
   */
  'pending_email'?: (string);
  /**
   * Values of the claim `groups`, the organizations of the user; only where they are requested.
   */
  'groups'?: (string)[];
}

export interface Profile__Output {
  'username': (string);
  'email': (string);
  'first_name': (string);
  'last_name': (string);
  /**
   * Unix seconds.
   */
  'created': (string);
  /**
   * Whether the e-mail address was verified.
   */
  'valid': (boolean);
  /**
   * The new address, not verified yet; empty when there is none.
   */
  'pending_email': (string);
  /**
   * Values of the claim `groups`, the organizations of the user; only where they are requested.
   */
  'groups': (string)[];
}
