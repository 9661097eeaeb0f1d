// Generated from protos/ by `npm run generate`; changes made here are lost.
export interface MailMembershipResponse {
}

export interface MailMembershipResponse__Output {
}
