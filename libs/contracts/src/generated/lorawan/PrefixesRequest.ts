// Generated from protos/ by `npm run generate`; changes made here are lost.
/**
 * Asks for the address prefixes of the network.
 */
export interface PrefixesRequest {
}

/**
 * Asks for the address prefixes of the network.
 */
export interface PrefixesRequest__Output {
}
