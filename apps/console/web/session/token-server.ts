/** Tokens of a login, in memory only. */
export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
  /** Id of the user. */
  readonly user: string;
  /** Unix milliseconds. */
  readonly expires: number;
}

/** The token endpoints of the OAuth server. */
export interface TokenServer {
  /** New tokens, or `ended` when the login has ended. Other failures are thrown. */
  renew(refreshToken: string): Promise<Tokens | 'ended'>;
  /** A token for these scopes, separated by spaces, or the response if it is a rejection. */
  restrict(accessToken: string, scope: string): Promise<string | Response>;
  /** Revokes the login of a refresh token. */
  revoke(refreshToken: string): Promise<void>;
}
