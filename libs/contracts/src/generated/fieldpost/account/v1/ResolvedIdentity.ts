// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { Long } from '@grpc/proto-loader';


export const _fieldpost_account_v1_ResolvedIdentity_Outcome = {
  /**
   * Unknown provider, or a user who may not log in; without a distinction.
   */
  DENIED: 'DENIED',
  /**
   * The user is known; steps may remain.
   */
  FOUND: 'FOUND',
  /**
   * No user is linked: the person links an existing account, or creates one if `may_create`.
   */
  UNLINKED: 'UNLINKED',
  /**
   * The address is in none of the domains that are allowed.
   */
  EMAIL_NOT_ALLOWED: 'EMAIL_NOT_ALLOWED',
} as const;

export type _fieldpost_account_v1_ResolvedIdentity_Outcome =
  /**
   * Unknown provider, or a user who may not log in; without a distinction.
   */
  | 'DENIED'
  | 0
  /**
   * The user is known; steps may remain.
   */
  | 'FOUND'
  | 1
  /**
   * No user is linked: the person links an existing account, or creates one if `may_create`.
   */
  | 'UNLINKED'
  | 2
  /**
   * The address is in none of the domains that are allowed.
   */
  | 'EMAIL_NOT_ALLOWED'
  | 3

export type _fieldpost_account_v1_ResolvedIdentity_Outcome__Output = typeof _fieldpost_account_v1_ResolvedIdentity_Outcome[keyof typeof _fieldpost_account_v1_ResolvedIdentity_Outcome]

export interface ResolvedIdentity {
  'outcome'?: (_fieldpost_account_v1_ResolvedIdentity_Outcome);
  'user_id'?: (string);
  /**
   * Tokens and sessions issued before this moment (Unix seconds) are no longer valid.
   */
  'valid_after'?: (number | string | Long);
  /**
   * approval or verification: the user cannot log in before. Empty otherwise.
   */
  'waits_for'?: (string);
  /**
   * Whether the login needs the user's second factor, too.
   */
  'second_factor'?: (boolean);
  /**
   * Whether the user has to add a second factor before the login.
   */
  'needs_second_factor'?: (boolean);
  'may_create'?: (boolean);
  /**
   * Whether this login was linked now with an existing account; its user gets a mail.
   */
  'linked'?: (boolean);
  /**
   * Whether the account was created now.
   */
  'created'?: (boolean);
  'username'?: (string);
  'email'?: (string);
}

export interface ResolvedIdentity__Output {
  'outcome': (_fieldpost_account_v1_ResolvedIdentity_Outcome__Output);
  'user_id': (string);
  /**
   * Tokens and sessions issued before this moment (Unix seconds) are no longer valid.
   */
  'valid_after': (string);
  /**
   * approval or verification: the user cannot log in before. Empty otherwise.
   */
  'waits_for': (string);
  /**
   * Whether the login needs the user's second factor, too.
   */
  'second_factor': (boolean);
  /**
   * Whether the user has to add a second factor before the login.
   */
  'needs_second_factor': (boolean);
  'may_create': (boolean);
  /**
   * Whether this login was linked now with an existing account; its user gets a mail.
   */
  'linked': (boolean);
  /**
   * Whether the account was created now.
   */
  'created': (boolean);
  'username': (string);
  'email': (string);
}
