// Generated from protos/ by `npm run generate`; changes made here are lost.
/**
 * Says that a join request was taken; the join accept comes as a downlink.
 */
export interface DeviceActivationResponse {
}

/**
 * Says that a join request was taken; the join accept comes as a downlink.
 */
export interface DeviceActivationResponse__Output {
}
