// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { Rejection as _fieldpost_account_v1_Rejection, Rejection__Output as _fieldpost_account_v1_Rejection__Output } from '../../../fieldpost/account/v1/Rejection.js';
import type { Profile as _fieldpost_account_v1_Profile, Profile__Output as _fieldpost_account_v1_Profile__Output } from '../../../fieldpost/account/v1/Profile.js';
import type { Rights as _fieldpost_account_v1_Rights, Rights__Output as _fieldpost_account_v1_Rights__Output } from '../../../fieldpost/account/v1/Rights.js';
import type { Long } from '@grpc/proto-loader';

export interface Grant {
  'rejection'?: (_fieldpost_account_v1_Rejection);
  /**
   * Reason for the client; empty without a rejection.
   */
  'reason'?: (string);
  'user_id'?: (string);
  'profile'?: (_fieldpost_account_v1_Profile | null);
  /**
   * Tokens and grants issued before this moment (Unix seconds) are no longer valid.
   */
  'valid_after'?: (number | string | Long);
  /**
   * Granted scopes, general ones first.
   */
  'scopes'?: (string)[];
  'apps'?: ({[key: string]: _fieldpost_account_v1_Rights});
  'gateways'?: ({[key: string]: _fieldpost_account_v1_Rights});
  'components'?: ({[key: string]: _fieldpost_account_v1_Rights});
  /**
   * Position of the revocation feed that the grant reflects; tokens carry it as `rev`.
   */
  'revision'?: (number | string | Long);
  /**
   * RS256 or ES256, the algorithm of the client's id tokens; empty unless `openid` was granted.
   */
  'id_token_signed_response_alg'?: (string);
  /**
   * Provider that the account depends on: without its confirmation there are no tokens. Empty for none.
   */
  'login_provider'?: (string);
  /**
   * Whether the user has a second factor. A login without it counts as none where a recent login is needed.
   */
  'has_second_factor'?: (boolean);
}

export interface Grant__Output {
  'rejection': (_fieldpost_account_v1_Rejection__Output);
  /**
   * Reason for the client; empty without a rejection.
   */
  'reason': (string);
  'user_id': (string);
  'profile': (_fieldpost_account_v1_Profile__Output | null);
  /**
   * Tokens and grants issued before this moment (Unix seconds) are no longer valid.
   */
  'valid_after': (string);
  /**
   * Granted scopes, general ones first.
   */
  'scopes': (string)[];
  'apps': ({[key: string]: _fieldpost_account_v1_Rights__Output});
  'gateways': ({[key: string]: _fieldpost_account_v1_Rights__Output});
  'components': ({[key: string]: _fieldpost_account_v1_Rights__Output});
  /**
   * Position of the revocation feed that the grant reflects; tokens carry it as `rev`.
   */
  'revision': (string);
  /**
   * RS256 or ES256, the algorithm of the client's id tokens; empty unless `openid` was granted.
   */
  'id_token_signed_response_alg': (string);
  /**
   * Provider that the account depends on: without its confirmation there are no tokens. Empty for none.
   */
  'login_provider': (string);
  /**
   * Whether the user has a second factor. A login without it counts as none where a recent login is needed.
   */
  'has_second_factor': (boolean);
}
