// Generated from protos/ by `npm run generate`; changes made here are lost.
export interface ForgetClientAnswer {
}

export interface ForgetClientAnswer__Output {
}
