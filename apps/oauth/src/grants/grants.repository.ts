import type { RotationResult } from './rotation.js';

/** What one login gave to one client; its refresh tokens replace one another. */
export interface Grant {
  readonly id: string;
  readonly userId: string;
  readonly clientId: string;
  /** As they were asked for; none: unrestricted. */
  readonly scopes: readonly string[];
  /** General scopes that the user consented to, where none were asked for; null: not limited by that. */
  readonly consented: readonly string[] | null;
  /** `valid_after` of the user when the grant was made (Unix seconds): a later one ends the grant. */
  readonly validAfter: number;
  readonly created: Date;
}

/** A refresh token as it is kept: not the token itself. */
export interface KeptToken {
  readonly digest: string;
  readonly salt: Buffer;
  readonly expires: Date;
}

export interface FoundToken {
  readonly grant: Grant;
  readonly token: KeptToken;
  /** Whether another one took its place. */
  readonly isUsed: boolean;
}

/** One use of a refresh token. */
export interface Rotation {
  readonly grantId: string;
  readonly digest: string;
  readonly successor: KeptToken;
  readonly now: Date;
}

/** Where grants and their refresh tokens are kept. The class is also the injection token. */
export abstract class Grants {
  /** Keeps a new grant with its first refresh token. */
  abstract add(grant: Grant, first: KeptToken): Promise<void>;
  /** The grant of a refresh token, used or not. */
  abstract findByToken(digest: string): Promise<FoundToken | undefined>;
  /** Uses a token: puts its successor in its place, or ends the grant when it was used too often. One at a time. */
  abstract rotate(rotation: Rotation): Promise<RotationResult>;
  /** Ends a grant with all its refresh tokens; one that ended already stays so. */
  abstract end(grantId: string): Promise<void>;
  /** Whether a grant has not ended. */
  abstract isAlive(grantId: string): Promise<boolean>;
  /** Forgets refresh tokens that expired before, and grants that have no other. */
  abstract removeExpired(before: Date): Promise<void>;
}
