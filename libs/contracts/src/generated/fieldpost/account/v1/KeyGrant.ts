// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { Rejection as _fieldpost_account_v1_Rejection, Rejection__Output as _fieldpost_account_v1_Rejection__Output } from '../../../fieldpost/account/v1/Rejection.js';
import type { Long } from '@grpc/proto-loader';

export interface KeyGrant {
  'rejection'?: (_fieldpost_account_v1_Rejection);
  'reason'?: (string);
  'key_name'?: (string);
  'rights'?: (string)[];
  /**
   * When the key expires, in Unix seconds; 0 = never.
   */
  'expires'?: (number | string | Long);
  /**
   * Whether the grant is valid for the address of the request only.
   */
  'bound_to_address'?: (boolean);
  /**
   * Position of the revocation feed that the grant reflects; tokens carry it as `rev`.
   */
  'revision'?: (number | string | Long);
}

export interface KeyGrant__Output {
  'rejection': (_fieldpost_account_v1_Rejection__Output);
  'reason': (string);
  'key_name': (string);
  'rights': (string)[];
  /**
   * When the key expires, in Unix seconds; 0 = never.
   */
  'expires': (string);
  /**
   * Whether the grant is valid for the address of the request only.
   */
  'bound_to_address': (boolean);
  /**
   * Position of the revocation feed that the grant reflects; tokens carry it as `rev`.
   */
  'revision': (string);
}
