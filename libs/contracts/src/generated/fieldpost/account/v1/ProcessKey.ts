// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { Long } from '@grpc/proto-loader';

export interface ProcessKey {
  /**
   * signing or sealing.
   */
  'use'?: (string);
  /**
   * Reveals nothing about the key.
   */
  'id'?: (string);
  /**
   * Unix milliseconds; 0 when the process does not know it.
   */
  'created'?: (number | string | Long);
  /**
   * Older keys that are still in use.
   */
  'older'?: (number);
}

export interface ProcessKey__Output {
  /**
   * signing or sealing.
   */
  'use': (string);
  /**
   * Reveals nothing about the key.
   */
  'id': (string);
  /**
   * Unix milliseconds; 0 when the process does not know it.
   */
  'created': (string);
  /**
   * Older keys that are still in use.
   */
  'older': (number);
}
