// Generated from protos/ by `npm run generate`; changes made here are lost.
/**
 * Asks a network server how it does.
 */
export interface StatusRequest {
}

/**
 * Asks a network server how it does.
 */
export interface StatusRequest__Output {
}
