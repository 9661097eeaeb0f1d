// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { ProviderIdentity as _fieldpost_account_v1_ProviderIdentity, ProviderIdentity__Output as _fieldpost_account_v1_ProviderIdentity__Output } from '../../../fieldpost/account/v1/ProviderIdentity.js';

export interface ResolveIdentityRequest {
  'identity'?: (_fieldpost_account_v1_ProviderIdentity | null);
  /**
   * The person wants a new account although an existing one could be meant.
   */
  'create'?: (boolean);
  /**
   * Network address of the browser, for the audit log.
   */
  'address'?: (string);
}

export interface ResolveIdentityRequest__Output {
  'identity': (_fieldpost_account_v1_ProviderIdentity__Output | null);
  /**
   * The person wants a new account although an existing one could be meant.
   */
  'create': (boolean);
  /**
   * Network address of the browser, for the audit log.
   */
  'address': (string);
}
