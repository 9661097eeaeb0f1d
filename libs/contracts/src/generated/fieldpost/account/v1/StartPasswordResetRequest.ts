// Generated from protos/ by `npm run generate`; changes made here are lost.
export interface StartPasswordResetRequest {
  /**
   * Name or e-mail address, as it was typed.
   */
  'login'?: (string);
}

export interface StartPasswordResetRequest__Output {
  /**
   * Name or e-mail address, as it was typed.
   */
  'login': (string);
}
