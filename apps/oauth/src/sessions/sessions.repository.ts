/** A login on the website. */
export interface Session {
  /** Digest of the id in the cookie. */
  readonly digest: string;
  readonly userId: string;
  /** `valid_after` of the user at the login (Unix seconds); a later one ends the session. */
  readonly validAfter: number;
  readonly created: Date;
  readonly expires: Date;
  /** Last use, accurate to the hour. */
  readonly used: Date;
  /** Network address and browser of the login; null when unknown. */
  readonly address: string | null;
  readonly browser: string | null;
}

/** Stores sessions. The class is also the injection token. */
export abstract class Sessions {
  abstract add(session: Session): Promise<void>;
  /** Includes expired sessions that are not deleted yet. */
  abstract find(digest: string): Promise<Session | undefined>;
  /** The sessions of a user that have not expired, the last used first; at most 100. */
  abstract listOf(userId: string, now: Date): Promise<readonly Session[]>;
  abstract prolong(digest: string, times: Pick<Session, 'expires' | 'used'>): Promise<void>;
  abstract remove(digest: string): Promise<void>;
  /** Only if it belongs to this user. */
  abstract removeOf(userId: string, digest: string): Promise<void>;
  /** All sessions of a user except the one to keep. */
  abstract removeOthers(userId: string, keep?: string): Promise<void>;
  abstract removeExpired(before: Date): Promise<void>;
}
