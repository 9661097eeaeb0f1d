// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { ClientCredentials as _fieldpost_account_v1_ClientCredentials, ClientCredentials__Output as _fieldpost_account_v1_ClientCredentials__Output } from '../../../fieldpost/account/v1/ClientCredentials.js';
import type { Long } from '@grpc/proto-loader';

export interface StandingOfUserRequest {
  'client'?: (_fieldpost_account_v1_ClientCredentials | null);
  /**
   * Empty when only the client is asked about: nobody has this id, and the client is looked at first.
   */
  'user_id'?: (string);
  /**
   * Position of the revocation feed that the presented token is as old as; without one no token was presented.
   */
  'revision'?: (number | string | Long);
  '_revision'?: "revision";
}

export interface StandingOfUserRequest__Output {
  'client': (_fieldpost_account_v1_ClientCredentials__Output | null);
  /**
   * Empty when only the client is asked about: nobody has this id, and the client is looked at first.
   */
  'user_id': (string);
  /**
   * Position of the revocation feed that the presented token is as old as; without one no token was presented.
   */
  'revision'?: (string);
  '_revision'?: "revision";
}
