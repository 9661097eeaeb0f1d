/**
 * Methods of a login, as the claim `amr` names them (RFC 8176). A recovery code counts as `mfa`; a passkey is `hwk` when it does
 * not leave its device, otherwise `swk`, and `user` says that the user was present. A login at an external provider is `fed`,
 * which is in use for it but not registered.
 */
export const authenticationMethods = ['pwd', 'otp', 'hwk', 'swk', 'user', 'mfa', 'fed'] as const;
export type AuthenticationMethod = (typeof authenticationMethods)[number];

/** How and when a user logged in on the website, for id tokens. */
export interface LoginEvent {
  /** The session, as the claim `sid` names it; it does not identify the browser. */
  readonly sid: string;
  /** Unix seconds. */
  readonly authTime: number;
  readonly methods: readonly AuthenticationMethod[];
  /** The login provider through which the user logged in; absent for none. */
  readonly provider?: string;
}
