// Generated from protos/ by `npm run generate`; changes made here are lost.
export interface ReportProcessResponse {
}

export interface ReportProcessResponse__Output {
}
