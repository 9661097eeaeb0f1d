/** What the console holds of a login; in memory only. */
export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
  /** Unix milliseconds. */
  readonly expires: number;
}

/** The endpoints of the OAuth server that exchange tokens. */
export interface TokenServer {
  /** New tokens; `ended` when the login is over. Anything else that goes wrong is thrown. */
  renew(refreshToken: string): Promise<Tokens | 'ended'>;
  /** A token for one scope; the answer itself when it is a rejection. */
  restrict(accessToken: string, scope: string): Promise<string | Response>;
  /** Ends the login behind a refresh token. */
  revoke(refreshToken: string): Promise<void>;
}
