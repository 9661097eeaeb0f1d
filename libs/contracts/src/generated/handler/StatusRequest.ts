// Generated from protos/ by `npm run generate`; changes made here are lost.
/**
 * Asks a handler how it does.
 */
export interface StatusRequest {
}

/**
 * Asks a handler how it does.
 */
export interface StatusRequest__Output {
}
