// Generated from protos/ by `npm run generate`; changes made here are lost.
/**
 * Asks a router how it does.
 */
export interface StatusRequest {
}

/**
 * Asks a router how it does.
 */
export interface StatusRequest__Output {
}
