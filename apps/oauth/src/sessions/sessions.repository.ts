/** A login on the website, as it is kept. */
export interface Session {
  /** Of what the cookie holds. */
  readonly digest: string;
  readonly userId: string;
  /** `valid_after` of the user at the login (Unix seconds): a later one ends the session. */
  readonly validAfter: number;
  readonly created: Date;
  readonly expires: Date;
}

/** Where sessions are kept. The class is also the injection token. */
export abstract class Sessions {
  abstract add(session: Session): Promise<void>;
  /** Also one that has expired and was not removed yet. */
  abstract find(digest: string): Promise<Session | undefined>;
  abstract prolong(digest: string, expires: Date): Promise<void>;
  abstract remove(digest: string): Promise<void>;
  abstract removeExpired(before: Date): Promise<void>;
}
