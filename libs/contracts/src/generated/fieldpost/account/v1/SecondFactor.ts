// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { Long } from '@grpc/proto-loader';

export interface SecondFactor {
  'id'?: (string);
  'name'?: (string);
  /**
   * Unix seconds.
   */
  'created'?: (number | string | Long);
  /**
   * Unix seconds; 0 = never.
   */
  'last_used'?: (number | string | Long);
}

export interface SecondFactor__Output {
  'id': (string);
  'name': (string);
  /**
   * Unix seconds.
   */
  'created': (string);
  /**
   * Unix seconds; 0 = never.
   */
  'last_used': (string);
}
