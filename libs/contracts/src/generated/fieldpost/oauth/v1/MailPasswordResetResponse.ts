// Generated from protos/ by `npm run generate`; changes made here are lost.
export interface MailPasswordResetResponse {
}

export interface MailPasswordResetResponse__Output {
}
