// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { RelyingParty as _fieldpost_account_v1_RelyingParty, RelyingParty__Output as _fieldpost_account_v1_RelyingParty__Output } from '../../../fieldpost/account/v1/RelyingParty.js';

export interface PasskeyRequest {
  'user_id'?: (string);
  'relying_party'?: (_fieldpost_account_v1_RelyingParty | null);
  /**
   * base64url, at least 128 random bits.
   */
  'challenge'?: (string);
}

export interface PasskeyRequest__Output {
  'user_id': (string);
  'relying_party': (_fieldpost_account_v1_RelyingParty__Output | null);
  /**
   * base64url, at least 128 random bits.
   */
  'challenge': (string);
}
