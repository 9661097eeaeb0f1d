// Generated from protos/ by `npm run generate`; changes made here are lost.
export interface ReportUsageResponse {
}

export interface ReportUsageResponse__Output {
}
