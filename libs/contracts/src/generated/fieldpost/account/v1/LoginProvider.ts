// Generated from protos/ by `npm run generate`; changes made here are lost.
export interface LoginProvider {
  'id'?: (string);
  /**
   * Shown on the login page.
   */
  'name'?: (string);
  /**
   * Name of a built-in icon; empty for none.
   */
  'icon'?: (string);
  'issuer'?: (string);
  'client_id'?: (string);
  /**
   * Empty for a public client.
   */
  'client_secret'?: (string);
  'scopes'?: (string)[];
  /**
   * Names of the claims.
   */
  'username_claim'?: (string);
  'email_claim'?: (string);
  /**
   * Empty: groups are not read.
   */
  'groups_claim'?: (string);
  /**
   * Whether a second factor that the provider checked counts here.
   */
  'second_factor_trusted'?: (boolean);
}

export interface LoginProvider__Output {
  'id': (string);
  /**
   * Shown on the login page.
   */
  'name': (string);
  /**
   * Name of a built-in icon; empty for none.
   */
  'icon': (string);
  'issuer': (string);
  'client_id': (string);
  /**
   * Empty for a public client.
   */
  'client_secret': (string);
  'scopes': (string)[];
  /**
   * Names of the claims.
   */
  'username_claim': (string);
  'email_claim': (string);
  /**
   * Empty: groups are not read.
   */
  'groups_claim': (string);
  /**
   * Whether a second factor that the provider checked counts here.
   */
  'second_factor_trusted': (boolean);
}
