// Generated from protos/ by `npm run generate`; changes made here are lost.
export interface RegistrationDescription {
  /**
   * open, approval, invitation or closed.
   */
  'mode'?: (string);
  /**
   * Whether the invitation is valid.
   */
  'invited'?: (boolean);
  /**
   * The invited address; empty for any.
   */
  'email'?: (string);
}

export interface RegistrationDescription__Output {
  /**
   * open, approval, invitation or closed.
   */
  'mode': (string);
  /**
   * Whether the invitation is valid.
   */
  'invited': (boolean);
  /**
   * The invited address; empty for any.
   */
  'email': (string);
}
