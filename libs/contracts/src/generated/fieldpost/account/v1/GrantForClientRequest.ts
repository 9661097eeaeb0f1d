// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { ClientCredentials as _fieldpost_account_v1_ClientCredentials, ClientCredentials__Output as _fieldpost_account_v1_ClientCredentials__Output } from '../../../fieldpost/account/v1/ClientCredentials.js';

export interface GrantForClientRequest {
  'client'?: (_fieldpost_account_v1_ClientCredentials | null);
  /**
   * Applications and gateways, such as apps:my-app; none means all of the client.
   */
  'scopes'?: (string)[];
}

export interface GrantForClientRequest__Output {
  'client': (_fieldpost_account_v1_ClientCredentials__Output | null);
  /**
   * Applications and gateways, such as apps:my-app; none means all of the client.
   */
  'scopes': (string)[];
}
