// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { UserProof as _fieldpost_account_v1_UserProof, UserProof__Output as _fieldpost_account_v1_UserProof__Output } from '../../../fieldpost/account/v1/UserProof.js';
import type { ProviderIdentity as _fieldpost_account_v1_ProviderIdentity, ProviderIdentity__Output as _fieldpost_account_v1_ProviderIdentity__Output } from '../../../fieldpost/account/v1/ProviderIdentity.js';

export interface LinkIdentityRequest {
  'proof'?: (_fieldpost_account_v1_UserProof | null);
  'identity'?: (_fieldpost_account_v1_ProviderIdentity | null);
}

export interface LinkIdentityRequest__Output {
  'proof': (_fieldpost_account_v1_UserProof__Output | null);
  'identity': (_fieldpost_account_v1_ProviderIdentity__Output | null);
}
