// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { Revocation as _fieldpost_account_v1_Revocation, Revocation__Output as _fieldpost_account_v1_Revocation__Output } from '../../../fieldpost/account/v1/Revocation.js';
import type { Long } from '@grpc/proto-loader';

export interface ListRevocationsResponse {
  /**
   * At most 1,000, in the order of their positions, which is the order in which they were committed.
   */
  'revocations'?: (_fieldpost_account_v1_Revocation)[];
  /**
   * Position up to which the response is complete.
   */
  'position'?: (number | string | Long);
  /**
   * Whether there are more revocations after this position.
   */
  'has_more'?: (boolean);
  /**
   * The policy `step_up`: credentials or dangerous. With the second, users need a recent login to read keys and to delete.
   */
  'step_up'?: (string);
}

export interface ListRevocationsResponse__Output {
  /**
   * At most 1,000, in the order of their positions, which is the order in which they were committed.
   */
  'revocations': (_fieldpost_account_v1_Revocation__Output)[];
  /**
   * Position up to which the response is complete.
   */
  'position': (string);
  /**
   * Whether there are more revocations after this position.
   */
  'has_more': (boolean);
  /**
   * The policy `step_up`: credentials or dangerous. With the second, users need a recent login to read keys and to delete.
   */
  'step_up': (string);
}
