import type { Grant, KeptToken } from '../grants/grants.repository.js';

/** What a user allowed a client, until the client fetches it; the code itself is kept nowhere. */
export interface AuthorizationCode {
  readonly digest: string;
  readonly clientId: string;
  readonly userId: string;
  readonly redirectUri: string;
  /** PKCE, S256; null when the request had none. */
  readonly challenge: string | null;
  /** As they were asked for; none: unrestricted. */
  readonly scopes: readonly string[];
  /** General scopes that the user consented to, where none were asked for; null: not limited by that. */
  readonly consented: readonly string[] | null;
  /** `valid_after` of the user when the code was made (Unix seconds): a later one ends it. */
  readonly validAfter: number;
  readonly expires: Date;
}

export interface FoundCode extends AuthorizationCode {
  readonly isUsed: boolean;
}

/** The one use of a code, and what it gives. */
export interface Redemption {
  readonly digest: string;
  readonly grant: Grant;
  readonly first: KeptToken;
}

/** Where authorization codes are kept. The class is also the injection token. */
export abstract class Codes {
  /** Keeps a code that follows from a consent; false when the user has withdrawn that meanwhile. */
  abstract add(code: AuthorizationCode): Promise<boolean>;
  /** Also one that was used or has expired, while it is remembered. */
  abstract find(digest: string): Promise<FoundCode | undefined>;
  /**
   * Uses a code up and keeps what it gives; false when it was used before or is gone, which ends what the first use
   * gave (RFC 6749, 4.1.2). Of several at once one succeeds.
   */
  abstract redeem(redemption: Redemption): Promise<boolean>;
  /** Forgets codes a day after they expired: until then a second use is noticed. */
  abstract removeExpired(before: Date): Promise<void>;
}
