// Generated from protos/ by `npm run generate`; changes made here are lost.
/**
 * One prefix, as `26000000/20`, and the words that describe its use, for example `otaa` and `local`.
 */
export interface _lorawan_PrefixesResponse_PrefixMapping {
  'prefix'?: (string);
  'usage'?: (string)[];
}

/**
 * One prefix, as `26000000/20`, and the words that describe its use, for example `otaa` and `local`.
 */
export interface _lorawan_PrefixesResponse_PrefixMapping__Output {
  'prefix': (string);
  'usage': (string)[];
}

/**
 * The address prefixes of the network and what each is for.
 */
export interface PrefixesResponse {
  'prefixes'?: (_lorawan_PrefixesResponse_PrefixMapping)[];
}

/**
 * The address prefixes of the network and what each is for.
 */
export interface PrefixesResponse__Output {
  'prefixes': (_lorawan_PrefixesResponse_PrefixMapping__Output)[];
}
