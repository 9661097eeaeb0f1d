// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { ProviderIdentity as _fieldpost_account_v1_ProviderIdentity, ProviderIdentity__Output as _fieldpost_account_v1_ProviderIdentity__Output } from '../../../fieldpost/account/v1/ProviderIdentity.js';

export interface RenewIdentityRequest {
  'identity'?: (_fieldpost_account_v1_ProviderIdentity | null);
  'user_id'?: (string);
}

export interface RenewIdentityRequest__Output {
  'identity': (_fieldpost_account_v1_ProviderIdentity__Output | null);
  'user_id': (string);
}
