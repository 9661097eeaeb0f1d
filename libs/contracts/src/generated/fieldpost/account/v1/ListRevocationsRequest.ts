// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { Long } from '@grpc/proto-loader';

export interface ListRevocationsRequest {
  /**
   * Position up to which the caller has all revocations; 0 for the whole table.
   */
  'after'?: (number | string | Long);
}

export interface ListRevocationsRequest__Output {
  /**
   * Position up to which the caller has all revocations; 0 for the whole table.
   */
  'after': (string);
}
