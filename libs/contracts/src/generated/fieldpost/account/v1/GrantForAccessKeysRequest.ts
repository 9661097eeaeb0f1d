// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { GrantForAccessKeyRequest as _fieldpost_account_v1_GrantForAccessKeyRequest, GrantForAccessKeyRequest__Output as _fieldpost_account_v1_GrantForAccessKeyRequest__Output } from '../../../fieldpost/account/v1/GrantForAccessKeyRequest.js';
import type { Asked as _fieldpost_account_v1_Asked, Asked__Output as _fieldpost_account_v1_Asked__Output } from '../../../fieldpost/account/v1/Asked.js';

export interface GrantForAccessKeysRequest {
  /**
   * At most 64.
   */
  'keys'?: (_fieldpost_account_v1_GrantForAccessKeyRequest)[];
  'asked'?: (_fieldpost_account_v1_Asked | null);
}

export interface GrantForAccessKeysRequest__Output {
  /**
   * At most 64.
   */
  'keys': (_fieldpost_account_v1_GrantForAccessKeyRequest__Output)[];
  'asked': (_fieldpost_account_v1_Asked__Output | null);
}
