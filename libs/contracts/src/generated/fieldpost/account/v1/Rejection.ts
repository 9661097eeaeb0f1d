// Generated from protos/ by `npm run generate`; changes made here are lost.
export const Rejection = {
  NONE: 'NONE',
  /**
   * Unknown client or wrong secret; a component that is not approved.
   */
  CLIENT: 'CLIENT',
  /**
   * Unknown user, wrong password or banned user, without a distinction.
   */
  USER: 'USER',
  /**
   * The client was not given this grant type.
   */
  GRANT_TYPE: 'GRANT_TYPE',
  /**
   * The scope is not available to the client or the user, or names more than ten entities.
   */
  SCOPE: 'SCOPE',
  /**
   * Unknown application, unknown or expired key, without a distinction.
   */
  KEY: 'KEY',
} as const;

export type Rejection =
  | 'NONE'
  | 0
  /**
   * Unknown client or wrong secret; a component that is not approved.
   */
  | 'CLIENT'
  | 1
  /**
   * Unknown user, wrong password or banned user, without a distinction.
   */
  | 'USER'
  | 2
  /**
   * The client was not given this grant type.
   */
  | 'GRANT_TYPE'
  | 3
  /**
   * The scope is not available to the client or the user, or names more than ten entities.
   */
  | 'SCOPE'
  | 4
  /**
   * Unknown application, unknown or expired key, without a distinction.
   */
  | 'KEY'
  | 5

export type Rejection__Output = typeof Rejection[keyof typeof Rejection]
