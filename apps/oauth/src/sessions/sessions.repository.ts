import type { AuthenticationMethod, LoginEvent } from './login-event.js';

/** A login on the website. */
export interface Session {
  /** Digest of the id in the cookie. */
  readonly digest: string;
  /** UUID that clients know the session by. */
  readonly sid: string;
  readonly userId: string;
  /** `valid_after` of the user at the login (Unix seconds); a later one ends the session. */
  readonly validAfter: number;
  /** When the user authenticated. */
  readonly created: Date;
  readonly methods: readonly AuthenticationMethod[];
  /** The login provider through which the user logged in; null for none. */
  readonly provider: string | null;
  readonly expires: Date;
  /** Last use, accurate to the hour. */
  readonly used: Date;
  /** Network address and browser of the login; null when unknown. */
  readonly address: string | null;
  readonly browser: string | null;
}

/** The login that started a session. */
export const loginEventOf = ({ sid, created, methods, provider }: Session): LoginEvent => ({
  sid,
  authTime: Math.floor(created.getTime() / 1000),
  methods,
  ...(provider !== null && { provider }),
});

/**
 * Stores sessions. Removing one ends the grants that belong to it: those of the console, and those of OpenID Connect without
 * `offline_access`. It leaves a notice for each client that has an id token of it. The class is also the injection token.
 */
export abstract class Sessions {
  /** Ends the sessions of the user that were used least recently, if there are more than a hundred. */
  abstract add(session: Session): Promise<void>;
  /** Replaces a session by that of a new login, with the same `sid`; adds it when the former one has ended. */
  abstract renew(former: string, session: Session): Promise<void>;
  /** Includes expired sessions that are not deleted yet. */
  abstract find(digest: string): Promise<Session | undefined>;
  /** The sessions of a user that have not expired, the last used first; at most 100. */
  abstract listOf(userId: string, now: Date): Promise<readonly Session[]>;
  abstract prolong(digest: string, times: Pick<Session, 'expires' | 'used'>): Promise<void>;
  /** Whether this call has ended it: of concurrent ones, one does. */
  abstract remove(digest: string): Promise<boolean>;
  /** Only if it belongs to this user. */
  abstract removeOf(userId: string, digest: string): Promise<void>;
  /** All sessions of a user except the one to keep. */
  abstract removeOthers(userId: string, keep?: string): Promise<void>;
  /** Those of these users that have a session, at most 1,000. */
  abstract usersAmong(userIds: readonly string[]): Promise<readonly string[]>;
  /** The sessions of a user from before a change of the password; `validAfter` in Unix seconds. */
  abstract removeOutdated(userId: string, validAfter: number): Promise<void>;
  /** All that came from a login at this provider. */
  abstract removeOfProvider(userId: string, provider: string): Promise<void>;
  /** Without notices: the clients have their own limits. */
  abstract removeExpired(before: Date): Promise<void>;
}
