// Generated from protos/ by `npm run generate`; changes made here are lost.
export interface RenewedIdentity {
  /**
   * Whether the identity is linked with this user.
   */
  'linked'?: (boolean);
}

export interface RenewedIdentity__Output {
  /**
   * Whether the identity is linked with this user.
   */
  'linked': (boolean);
}
