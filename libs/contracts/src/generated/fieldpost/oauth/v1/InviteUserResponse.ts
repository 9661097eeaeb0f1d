// Generated from protos/ by `npm run generate`; changes made here are lost.
export interface InviteUserResponse {
  /**
   * URL of the registration page with the secret.
   */
  'link'?: (string);
}

export interface InviteUserResponse__Output {
  /**
   * URL of the registration page with the secret.
   */
  'link': (string);
}
