// Generated from protos/ by `npm run generate`; changes made here are lost.
export interface StartPasswordResetRequest {
  /**
   * User name or e-mail address, as entered.
   */
  'login'?: (string);
}

export interface StartPasswordResetRequest__Output {
  /**
   * User name or e-mail address, as entered.
   */
  'login': (string);
}
