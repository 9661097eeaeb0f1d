/** A login on the website, as it is kept. */
export interface Session {
  /** Of what the cookie holds. */
  readonly digest: string;
  readonly userId: string;
  /** `valid_after` of the user at the login (Unix seconds): a later one ends the session. */
  readonly validAfter: number;
  readonly created: Date;
  readonly expires: Date;
  /** Last use, to the hour. */
  readonly used: Date;
  /** From where and with what the login came; null where that is not known. */
  readonly address: string | null;
  readonly browser: string | null;
}

/** Where sessions are kept. The class is also the injection token. */
export abstract class Sessions {
  abstract add(session: Session): Promise<void>;
  /** Also one that has expired and was not removed yet. */
  abstract find(digest: string): Promise<Session | undefined>;
  /** Those of a user that have not expired, the last one used first; a hundred at most. */
  abstract listOf(userId: string, now: Date): Promise<readonly Session[]>;
  abstract prolong(digest: string, times: Pick<Session, 'expires' | 'used'>): Promise<void>;
  abstract remove(digest: string): Promise<void>;
  /** One that belongs to this user; any other stays. */
  abstract removeOf(userId: string, digest: string): Promise<void>;
  /** All of a user but the one to keep. */
  abstract removeOthers(userId: string, keep?: string): Promise<void>;
  abstract removeExpired(before: Date): Promise<void>;
}
