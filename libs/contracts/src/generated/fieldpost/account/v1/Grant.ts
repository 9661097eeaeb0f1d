// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { Refusal as _fieldpost_account_v1_Refusal, Refusal__Output as _fieldpost_account_v1_Refusal__Output } from '../../../fieldpost/account/v1/Refusal.js';
import type { Profile as _fieldpost_account_v1_Profile, Profile__Output as _fieldpost_account_v1_Profile__Output } from '../../../fieldpost/account/v1/Profile.js';
import type { Rights as _fieldpost_account_v1_Rights, Rights__Output as _fieldpost_account_v1_Rights__Output } from '../../../fieldpost/account/v1/Rights.js';
import type { Told as _fieldpost_account_v1_Told, Told__Output as _fieldpost_account_v1_Told__Output } from '../../../fieldpost/account/v1/Told.js';
import type { Long } from '@grpc/proto-loader';

export interface Grant {
  'refusal'?: (_fieldpost_account_v1_Refusal);
  /**
   * Why, in words for the client; empty without refusal.
   */
  'reason'?: (string);
  'user_id'?: (string);
  'profile'?: (_fieldpost_account_v1_Profile | null);
  /**
   * Tokens and grants issued before this moment (Unix seconds) are dead.
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
   * Of one that answers a question on a stream by itself.
   */
  'told'?: (_fieldpost_account_v1_Told | null);
  /**
   * Position of the revocation feed that the grant reflects; tokens carry it as `rev`.
   */
  'revision'?: (number | string | Long);
}

export interface Grant__Output {
  'refusal': (_fieldpost_account_v1_Refusal__Output);
  /**
   * Why, in words for the client; empty without refusal.
   */
  'reason': (string);
  'user_id': (string);
  'profile': (_fieldpost_account_v1_Profile__Output | null);
  /**
   * Tokens and grants issued before this moment (Unix seconds) are dead.
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
   * Of one that answers a question on a stream by itself.
   */
  'told': (_fieldpost_account_v1_Told__Output | null);
  /**
   * Position of the revocation feed that the grant reflects; tokens carry it as `rev`.
   */
  'revision': (string);
}
