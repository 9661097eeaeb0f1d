// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { ClientCredentials as _fieldpost_account_v1_ClientCredentials, ClientCredentials__Output as _fieldpost_account_v1_ClientCredentials__Output } from '../../../fieldpost/account/v1/ClientCredentials.js';
import type { TokenComponent as _fieldpost_account_v1_TokenComponent, TokenComponent__Output as _fieldpost_account_v1_TokenComponent__Output } from '../../../fieldpost/account/v1/TokenComponent.js';

export interface GrantForAccessKeyRequest {
  /**
   * Absent when an app of the suite presents the key over the internal API.
   */
  'client'?: (_fieldpost_account_v1_ClientCredentials | null);
  'app_id'?: (string);
  'key'?: (string);
  /**
   * Network address of the client with the key. Without it, a key that is bound to addresses is rejected.
   */
  'address'?: (string);
  /**
   * The component that authenticates with its own token instead of a client. Unless it is approved: rejection CLIENT.
   */
  'component'?: (_fieldpost_account_v1_TokenComponent | null);
}

export interface GrantForAccessKeyRequest__Output {
  /**
   * Absent when an app of the suite presents the key over the internal API.
   */
  'client': (_fieldpost_account_v1_ClientCredentials__Output | null);
  'app_id': (string);
  'key': (string);
  /**
   * Network address of the client with the key. Without it, a key that is bound to addresses is rejected.
   */
  'address': (string);
  /**
   * The component that authenticates with its own token instead of a client. Unless it is approved: rejection CLIENT.
   */
  'component': (_fieldpost_account_v1_TokenComponent__Output | null);
}
