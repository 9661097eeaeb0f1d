// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { UserProof as _fieldpost_account_v1_UserProof, UserProof__Output as _fieldpost_account_v1_UserProof__Output } from '../../../fieldpost/account/v1/UserProof.js';

export interface RemoveLinkedLoginRequest {
  'proof'?: (_fieldpost_account_v1_UserProof | null);
  'provider'?: (string);
}

export interface RemoveLinkedLoginRequest__Output {
  'proof': (_fieldpost_account_v1_UserProof__Output | null);
  'provider': (string);
}
