// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { Long } from '@grpc/proto-loader';

export interface LinkedLogin {
  /**
   * Id of the provider.
   */
  'provider'?: (string);
  /**
   * Its name, or the id when there is no such provider any more.
   */
  'name'?: (string);
  /**
   * Address or user name at the provider, as of the last login.
   */
  'label'?: (string);
  /**
   * Unix seconds.
   */
  'created'?: (number | string | Long);
  'last_used'?: (number | string | Long);
  /**
   * False for the only login of an account without a password.
   */
  'removable'?: (boolean);
}

export interface LinkedLogin__Output {
  /**
   * Id of the provider.
   */
  'provider': (string);
  /**
   * Its name, or the id when there is no such provider any more.
   */
  'name': (string);
  /**
   * Address or user name at the provider, as of the last login.
   */
  'label': (string);
  /**
   * Unix seconds.
   */
  'created': (string);
  'last_used': (string);
  /**
   * False for the only login of an account without a password.
   */
  'removable': (boolean);
}
