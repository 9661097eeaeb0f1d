// Generated from protos/ by `npm run generate`; changes made here are lost.
export interface NewTotp {
  'id'?: (string);
  /**
   * Base32.
   */
  'secret'?: (string);
  /**
   * otpauth:// URI for a QR code.
   */
  'uri'?: (string);
}

export interface NewTotp__Output {
  'id': (string);
  /**
   * Base32.
   */
  'secret': (string);
  /**
   * otpauth:// URI for a QR code.
   */
  'uri': (string);
}
