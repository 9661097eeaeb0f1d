// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { Long } from '@grpc/proto-loader';

export interface IssuedToken {
  'access_token'?: (string);
  /**
   * Unix seconds.
   */
  'expires_at'?: (number | string | Long);
  /**
   * Whether the token may only be given to clients at the address of the request.
   */
  'bound_to_address'?: (boolean);
}

export interface IssuedToken__Output {
  'access_token': (string);
  /**
   * Unix seconds.
   */
  'expires_at': (string);
  /**
   * Whether the token may only be given to clients at the address of the request.
   */
  'bound_to_address': (boolean);
}
