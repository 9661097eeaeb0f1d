// Generated from protos/ by `npm run generate`; changes made here are lost.
export interface Empty {
}

export interface Empty__Output {
}
