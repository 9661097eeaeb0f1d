// Generated from protos/ by `npm run generate`; changes made here are lost.
export interface ForgetClientResponse {
}

export interface ForgetClientResponse__Output {
}
