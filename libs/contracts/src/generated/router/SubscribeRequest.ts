// Generated from protos/ by `npm run generate`; changes made here are lost.
/**
 * Opens the stream of downlinks of the calling gateway.
 */
export interface SubscribeRequest {
}

/**
 * Opens the stream of downlinks of the calling gateway.
 */
export interface SubscribeRequest__Output {
}
