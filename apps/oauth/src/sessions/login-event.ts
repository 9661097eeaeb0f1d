/** Methods of a login, as the claim `amr` names them (RFC 8176). A recovery code counts as `mfa`. */
export const authenticationMethods = ['pwd', 'otp', 'mfa'] as const;
export type AuthenticationMethod = (typeof authenticationMethods)[number];

/** How and when a user logged in on the website, for id tokens. */
export interface LoginEvent {
  /** The session, as the claim `sid` names it; it does not identify the browser. */
  readonly sid: string;
  /** Unix seconds. */
  readonly authTime: number;
  readonly methods: readonly AuthenticationMethod[];
}
