// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { Long } from '@grpc/proto-loader';

export interface ListRevocationsRequest {
  /**
   * Position of the last revocation that the caller knows; 0 for the whole table.
   */
  'after'?: (number | string | Long);
}

export interface ListRevocationsRequest__Output {
  /**
   * Position of the last revocation that the caller knows; 0 for the whole table.
   */
  'after': (string);
}
