// Generated from protos/ by `npm run generate`; changes made here are lost.
export interface MailPasswordResetRequest {
  'username'?: (string);
}

export interface MailPasswordResetRequest__Output {
  'username': (string);
}
