// Generated from protos/ by `npm run generate`; changes made here are lost.
export interface MailVerificationResponse {
}

export interface MailVerificationResponse__Output {
}
