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
  /**
   * The fewest characters of a password; zero from an account of a release that does not say it.
   */
  'shortest_password'?: (number);
  /**
   * Whether who registers becomes the first administrator.
   */
  'makes_administrator'?: (boolean);
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
  /**
   * The fewest characters of a password; zero from an account of a release that does not say it.
   */
  'shortest_password': (number);
  /**
   * Whether who registers becomes the first administrator.
   */
  'makes_administrator': (boolean);
}
