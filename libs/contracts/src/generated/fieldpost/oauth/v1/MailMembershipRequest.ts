// Generated from protos/ by `npm run generate`; changes made here are lost.
export interface MailMembershipRequest {
  'username'?: (string);
  /**
   * The verified address of the user.
   */
  'email'?: (string);
  /**
   * Id of the organization.
   */
  'organization'?: (string);
  /**
   * Name of the member who added the user.
   */
  'added_by'?: (string);
}

export interface MailMembershipRequest__Output {
  'username': (string);
  /**
   * The verified address of the user.
   */
  'email': (string);
  /**
   * Id of the organization.
   */
  'organization': (string);
  /**
   * Name of the member who added the user.
   */
  'added_by': (string);
}
