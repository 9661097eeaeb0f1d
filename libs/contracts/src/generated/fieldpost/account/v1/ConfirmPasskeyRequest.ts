// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { UserProof as _fieldpost_account_v1_UserProof, UserProof__Output as _fieldpost_account_v1_UserProof__Output } from '../../../fieldpost/account/v1/UserProof.js';
import type { RelyingParty as _fieldpost_account_v1_RelyingParty, RelyingParty__Output as _fieldpost_account_v1_RelyingParty__Output } from '../../../fieldpost/account/v1/RelyingParty.js';

export interface ConfirmPasskeyRequest {
  'proof'?: (_fieldpost_account_v1_UserProof | null);
  'relying_party'?: (_fieldpost_account_v1_RelyingParty | null);
  'challenge'?: (string);
  /**
   * RegistrationResponseJSON.
   */
  'credential'?: (string);
  'name'?: (string);
}

export interface ConfirmPasskeyRequest__Output {
  'proof': (_fieldpost_account_v1_UserProof__Output | null);
  'relying_party': (_fieldpost_account_v1_RelyingParty__Output | null);
  'challenge': (string);
  /**
   * RegistrationResponseJSON.
   */
  'credential': (string);
  'name': (string);
}
