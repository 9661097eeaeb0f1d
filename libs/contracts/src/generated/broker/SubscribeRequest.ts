// Generated from protos/ by `npm run generate`; changes made here are lost.
/**
 * Opens the stream of uplinks of the calling handler.
 */
export interface SubscribeRequest {
}

/**
 * Opens the stream of uplinks of the calling handler.
 */
export interface SubscribeRequest__Output {
}
