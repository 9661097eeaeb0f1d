// Generated from protos/ by `npm run generate`; changes made here are lost.
export interface MailPasswordResetAnswer {
}

export interface MailPasswordResetAnswer__Output {
}
