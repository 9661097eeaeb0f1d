// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { Status as _gateway_Status, Status__Output as _gateway_Status__Output } from '../gateway/Status.js';
import type { Long } from '@grpc/proto-loader';

/**
 * The last status of a gateway.
 */
export interface GatewayStatusResponse {
  /**
   * When the gateway was heard last, Unix nanoseconds.
   */
  'last_seen'?: (number | string | Long);
  'status'?: (_gateway_Status | null);
}

/**
 * The last status of a gateway.
 */
export interface GatewayStatusResponse__Output {
  /**
   * When the gateway was heard last, Unix nanoseconds.
   */
  'last_seen': (string);
  'status': (_gateway_Status__Output | null);
}
