// Generated from protos/ by `npm run generate`; changes made here are lost.
/**
 * Asks a broker how it does.
 */
export interface StatusRequest {
}

/**
 * Asks a broker how it does.
 */
export interface StatusRequest__Output {
}
