// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { Long } from '@grpc/proto-loader';

export interface IssuedToken {
  'access_token'?: (string);
  /**
   * Unix seconds.
   */
  'expires_at'?: (number | string | Long);
}

export interface IssuedToken__Output {
  'access_token': (string);
  /**
   * Unix seconds.
   */
  'expires_at': (string);
}
