// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { ClientCredentials as _fieldpost_account_v1_ClientCredentials, ClientCredentials__Output as _fieldpost_account_v1_ClientCredentials__Output } from '../../../fieldpost/account/v1/ClientCredentials.js';
import type { TokenComponent as _fieldpost_account_v1_TokenComponent, TokenComponent__Output as _fieldpost_account_v1_TokenComponent__Output } from '../../../fieldpost/account/v1/TokenComponent.js';

export interface GrantForAccessKeyRequest {
  /**
   * Absent when another app of the suite makes the request.
   */
  'client'?: (_fieldpost_account_v1_ClientCredentials | null);
  'app_id'?: (string);
  'key'?: (string);
  /**
   * Network address of the caller that presents the key; without one, a key limited to addresses is rejected.
   */
  'address'?: (string);
  /**
   * The component that makes the request with its own token; rejected as CLIENT unless approved.
   */
  'component'?: (_fieldpost_account_v1_TokenComponent | null);
}

export interface GrantForAccessKeyRequest__Output {
  /**
   * Absent when another app of the suite makes the request.
   */
  'client': (_fieldpost_account_v1_ClientCredentials__Output | null);
  'app_id': (string);
  'key': (string);
  /**
   * Network address of the caller that presents the key; without one, a key limited to addresses is rejected.
   */
  'address': (string);
  /**
   * The component that makes the request with its own token; rejected as CLIENT unless approved.
   */
  'component': (_fieldpost_account_v1_TokenComponent__Output | null);
}
