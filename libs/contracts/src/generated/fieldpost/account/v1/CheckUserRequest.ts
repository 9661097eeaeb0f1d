// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { ClientCredentials as _fieldpost_account_v1_ClientCredentials, ClientCredentials__Output as _fieldpost_account_v1_ClientCredentials__Output } from '../../../fieldpost/account/v1/ClientCredentials.js';
import type { Long } from '@grpc/proto-loader';

export interface CheckUserRequest {
  'client'?: (_fieldpost_account_v1_ClientCredentials | null);
  /**
   * Empty to check the client alone.
   */
  'user_id'?: (string);
  /**
   * Position of the revocation feed when the presented token was issued; absent when no token was presented.
   */
  'revision'?: (number | string | Long);
  /**
   * The client needs this grant type; empty for none.
   */
  'grant_type'?: (string);
  '_revision'?: "revision";
}

export interface CheckUserRequest__Output {
  'client': (_fieldpost_account_v1_ClientCredentials__Output | null);
  /**
   * Empty to check the client alone.
   */
  'user_id': (string);
  /**
   * Position of the revocation feed when the presented token was issued; absent when no token was presented.
   */
  'revision'?: (string);
  /**
   * The client needs this grant type; empty for none.
   */
  'grant_type': (string);
  '_revision'?: "revision";
}
