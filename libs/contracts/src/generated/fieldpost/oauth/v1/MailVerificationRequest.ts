// Generated from protos/ by `npm run generate`; changes made here are lost.
export interface MailVerificationRequest {
  'user_id'?: (string);
  'username'?: (string);
  /**
   * Address that the user had until now; empty at a registration.
   */
  'former_email'?: (string);
}

export interface MailVerificationRequest__Output {
  'user_id': (string);
  'username': (string);
  /**
   * Address that the user had until now; empty at a registration.
   */
  'former_email': (string);
}
