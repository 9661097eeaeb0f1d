// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { GrantForAccessKeyRequest as _fieldpost_account_v1_GrantForAccessKeyRequest, GrantForAccessKeyRequest__Output as _fieldpost_account_v1_GrantForAccessKeyRequest__Output } from '../../../fieldpost/account/v1/GrantForAccessKeyRequest.js';

export interface GrantForAccessKeysRequest {
  /**
   * At most 64.
   */
  'keys'?: (_fieldpost_account_v1_GrantForAccessKeyRequest)[];
}

export interface GrantForAccessKeysRequest__Output {
  /**
   * At most 64.
   */
  'keys': (_fieldpost_account_v1_GrantForAccessKeyRequest__Output)[];
}
