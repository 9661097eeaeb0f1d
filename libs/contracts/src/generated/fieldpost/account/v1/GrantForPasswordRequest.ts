// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { ClientCredentials as _fieldpost_account_v1_ClientCredentials, ClientCredentials__Output as _fieldpost_account_v1_ClientCredentials__Output } from '../../../fieldpost/account/v1/ClientCredentials.js';

export interface GrantForPasswordRequest {
  'client'?: (_fieldpost_account_v1_ClientCredentials | null);
  'username'?: (string);
  'password'?: (string);
  /**
   * Requested scopes; none means an unrestricted token.
   */
  'scopes'?: (string)[];
  /**
   * Network address of the caller, for the audit log.
   */
  'address'?: (string);
}

export interface GrantForPasswordRequest__Output {
  'client': (_fieldpost_account_v1_ClientCredentials__Output | null);
  'username': (string);
  'password': (string);
  /**
   * Requested scopes; none means an unrestricted token.
   */
  'scopes': (string)[];
  /**
   * Network address of the caller, for the audit log.
   */
  'address': (string);
}
