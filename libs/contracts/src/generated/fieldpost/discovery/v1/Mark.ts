// Generated from protos/ by `npm run generate`; changes made here are lost.
export interface Mark {
}

export interface Mark__Output {
}
