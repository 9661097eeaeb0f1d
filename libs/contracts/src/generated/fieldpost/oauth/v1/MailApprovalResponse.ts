// Generated from protos/ by `npm run generate`; changes made here are lost.
export interface MailApprovalResponse {
}

export interface MailApprovalResponse__Output {
}
