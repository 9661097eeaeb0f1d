// Generated from protos/ by `npm run generate`; changes made here are lost.
export interface MailApprovalRequest {
  'username'?: (string);
  'email'?: (string);
}

export interface MailApprovalRequest__Output {
  'username': (string);
  'email': (string);
}
