// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { Long } from '@grpc/proto-loader';

/**
 * Ends or narrows the tokens of a subject that were issued before a position.
 */
export interface Revocation {
  'position'?: (number | string | Long);
  /**
   * Subject of the tokens, with its kind, such as "user:…", "client:…" or "access-key:my-app/my-key".
   */
  'subject'?: (string);
  /**
   * Rights that these tokens keep on the entity; empty when the tokens end.
   */
  'rights'?: (string)[];
  /**
   * Unix seconds at which the last affected token has expired, so that the revocation can be dropped.
   */
  'expires'?: (number | string | Long);
}

/**
 * Ends or narrows the tokens of a subject that were issued before a position.
 */
export interface Revocation__Output {
  'position': (string);
  /**
   * Subject of the tokens, with its kind, such as "user:…", "client:…" or "access-key:my-app/my-key".
   */
  'subject': (string);
  /**
   * Rights that these tokens keep on the entity; empty when the tokens end.
   */
  'rights': (string)[];
  /**
   * Unix seconds at which the last affected token has expired, so that the revocation can be dropped.
   */
  'expires': (string);
}
