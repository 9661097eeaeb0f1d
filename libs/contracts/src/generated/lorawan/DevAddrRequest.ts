// Generated from protos/ by `npm run generate`; changes made here are lost.
/**
 * Asks for an address out of a prefix that carries all these words.
 */
export interface DevAddrRequest {
  'usage'?: (string)[];
}

/**
 * Asks for an address out of a prefix that carries all these words.
 */
export interface DevAddrRequest__Output {
  'usage': (string)[];
}
