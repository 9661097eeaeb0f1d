// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { GatewayKey as _fieldpost_account_v1_GatewayKey, GatewayKey__Output as _fieldpost_account_v1_GatewayKey__Output } from '../../../fieldpost/account/v1/GatewayKey.js';

export interface CheckGatewayKeysRequest {
  /**
   * At most 1,000.
   */
  'keys'?: (_fieldpost_account_v1_GatewayKey)[];
}

export interface CheckGatewayKeysRequest__Output {
  /**
   * At most 1,000.
   */
  'keys': (_fieldpost_account_v1_GatewayKey__Output)[];
}
