// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { Long } from '@grpc/proto-loader';

/**
 * Tokens of a subject that were issued before a position are no longer valid.
 */
export interface Revocation {
  'position'?: (number | string | Long);
  /**
   * What the tokens name, with its kind, such as "user:…", "client:…" or "access-key:my-app/my-key".
   */
  'subject'?: (string);
  /**
   * Rights on the entity that these tokens keep; empty when they end.
   */
  'rights'?: (string)[];
  /**
   * Unix seconds from which no token can exist that this concerns.
   */
  'expires'?: (number | string | Long);
}

/**
 * Tokens of a subject that were issued before a position are no longer valid.
 */
export interface Revocation__Output {
  'position': (string);
  /**
   * What the tokens name, with its kind, such as "user:…", "client:…" or "access-key:my-app/my-key".
   */
  'subject': (string);
  /**
   * Rights on the entity that these tokens keep; empty when they end.
   */
  'rights': (string)[];
  /**
   * Unix seconds from which no token can exist that this concerns.
   */
  'expires': (string);
}
