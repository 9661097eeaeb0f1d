// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { ClientCredentials as _fieldpost_account_v1_ClientCredentials, ClientCredentials__Output as _fieldpost_account_v1_ClientCredentials__Output } from '../../../fieldpost/account/v1/ClientCredentials.js';
import type { Long } from '@grpc/proto-loader';

export interface GrantForUserRequest {
  'client'?: (_fieldpost_account_v1_ClientCredentials | null);
  'user_id'?: (string);
  'scopes'?: (string)[];
  /**
   * authorization_code, device_code, refresh_token, or empty for a restriction.
   */
  'grant_type'?: (string);
  /**
   * Position of the revocation feed when the presented token was issued; absent when no token was presented.
   */
  'revision'?: (number | string | Long);
  '_revision'?: "revision";
}

export interface GrantForUserRequest__Output {
  'client': (_fieldpost_account_v1_ClientCredentials__Output | null);
  'user_id': (string);
  'scopes': (string)[];
  /**
   * authorization_code, device_code, refresh_token, or empty for a restriction.
   */
  'grant_type': (string);
  /**
   * Position of the revocation feed when the presented token was issued; absent when no token was presented.
   */
  'revision'?: (string);
  '_revision'?: "revision";
}
