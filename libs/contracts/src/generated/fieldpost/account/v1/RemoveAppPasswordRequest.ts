// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { UserProof as _fieldpost_account_v1_UserProof, UserProof__Output as _fieldpost_account_v1_UserProof__Output } from '../../../fieldpost/account/v1/UserProof.js';

export interface RemoveAppPasswordRequest {
  'proof'?: (_fieldpost_account_v1_UserProof | null);
  'id'?: (string);
}

export interface RemoveAppPasswordRequest__Output {
  'proof': (_fieldpost_account_v1_UserProof__Output | null);
  'id': (string);
}
