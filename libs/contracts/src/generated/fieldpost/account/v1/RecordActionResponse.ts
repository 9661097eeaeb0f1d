// Generated from protos/ by `npm run generate`; changes made here are lost.
export interface RecordActionResponse {
}

export interface RecordActionResponse__Output {
}
