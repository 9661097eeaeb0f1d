// Generated from protos/ by `npm run generate`; changes made here are lost.
export interface MailVerificationAnswer {
}

export interface MailVerificationAnswer__Output {
}
