// Generated from protos/ by `npm run generate`; changes made here are lost.
/**
 * The website that passkeys belong to.
 */
export interface RelyingParty {
  /**
   * Host name.
   */
  'id'?: (string);
  'origin'?: (string);
  'name'?: (string);
}

/**
 * The website that passkeys belong to.
 */
export interface RelyingParty__Output {
  /**
   * Host name.
   */
  'id': (string);
  'origin': (string);
  'name': (string);
}
