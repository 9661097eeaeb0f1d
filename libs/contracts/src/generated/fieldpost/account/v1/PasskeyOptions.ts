// Generated from protos/ by `npm run generate`; changes made here are lost.
export interface PasskeyOptions {
  /**
   * PublicKeyCredentialCreationOptionsJSON or PublicKeyCredentialRequestOptionsJSON; empty when the user has no passkey.
   */
  'options'?: (string);
}

export interface PasskeyOptions__Output {
  /**
   * PublicKeyCredentialCreationOptionsJSON or PublicKeyCredentialRequestOptionsJSON; empty when the user has no passkey.
   */
  'options': (string);
}
