// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { UserProof as _fieldpost_account_v1_UserProof, UserProof__Output as _fieldpost_account_v1_UserProof__Output } from '../../../fieldpost/account/v1/UserProof.js';

export interface AddAppPasswordRequest {
  'proof'?: (_fieldpost_account_v1_UserProof | null);
  'name'?: (string);
  /**
   * General scopes that tokens may have.
   */
  'scopes'?: (string)[];
}

export interface AddAppPasswordRequest__Output {
  'proof': (_fieldpost_account_v1_UserProof__Output | null);
  'name': (string);
  /**
   * General scopes that tokens may have.
   */
  'scopes': (string)[];
}
