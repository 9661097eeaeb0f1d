// Generated from protos/ by `npm run generate`; changes made here are lost.
export interface SecondFactorCheck {
  /**
   * Whether the code is right.
   */
  'right'?: (boolean);
  /**
   * otp, recovery or device.
   */
  'method'?: (string);
  /**
   * After too many wrong codes: seconds until the next one is checked.
   */
  'retry_after'?: (number);
}

export interface SecondFactorCheck__Output {
  /**
   * Whether the code is right.
   */
  'right': (boolean);
  /**
   * otp, recovery or device.
   */
  'method': (string);
  /**
   * After too many wrong codes: seconds until the next one is checked.
   */
  'retry_after': (number);
}
