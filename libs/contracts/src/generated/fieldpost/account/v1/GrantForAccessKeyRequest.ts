// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { ClientCredentials as _fieldpost_account_v1_ClientCredentials, ClientCredentials__Output as _fieldpost_account_v1_ClientCredentials__Output } from '../../../fieldpost/account/v1/ClientCredentials.js';
import type { TokenComponent as _fieldpost_account_v1_TokenComponent, TokenComponent__Output as _fieldpost_account_v1_TokenComponent__Output } from '../../../fieldpost/account/v1/TokenComponent.js';

export interface GrantForAccessKeyRequest {
  /**
   * Absent when a component of the suite asks over the internal interface.
   */
  'client'?: (_fieldpost_account_v1_ClientCredentials | null);
  'app_id'?: (string);
  'key'?: (string);
  /**
   * Network address of whoever shows the key; without one, a key that is bound to addresses is rejected.
   */
  'address'?: (string);
  /**
   * The component that shows a token of its own instead of a client; without an approval it is rejected as CLIENT.
   */
  'component'?: (_fieldpost_account_v1_TokenComponent | null);
}

export interface GrantForAccessKeyRequest__Output {
  /**
   * Absent when a component of the suite asks over the internal interface.
   */
  'client': (_fieldpost_account_v1_ClientCredentials__Output | null);
  'app_id': (string);
  'key': (string);
  /**
   * Network address of whoever shows the key; without one, a key that is bound to addresses is rejected.
   */
  'address': (string);
  /**
   * The component that shows a token of its own instead of a client; without an approval it is rejected as CLIENT.
   */
  'component': (_fieldpost_account_v1_TokenComponent__Output | null);
}
