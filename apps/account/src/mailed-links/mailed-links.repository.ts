import type { UserId } from '../values/user-id.js';

/** What a link is for: a new password, to verify the address that it was sent to, or to restore that address. */
export type LinkPurpose = 'password' | 'email' | 'undo';

/** To whom a link goes. */
export interface Addressee {
  readonly username: string;
  readonly email: string;
  /** The other user who has verified this address already; a link to verify it is of no use then. */
  readonly owner?: string | null;
}

/** An address that was verified, and the one that it has replaced. */
export interface VerifiedEmail {
  readonly userId: UserId;
  /** Undefined where no verified address was replaced. */
  readonly former: string | undefined;
}

/** A link that restores an address, by its digest, with the new password that comes along. */
export interface UndoneChange {
  readonly digest: string;
  readonly passwordHash: string;
}

export interface NewLink {
  /** Of the secret that is mailed. */
  readonly digest: string;
  /** How long it works. */
  readonly seconds: number;
}

/**
 * Where links that were mailed are kept. One works once, for the address and (for a new password) the password that its
 * user had when it was made. The class is also the injection token.
 */
export abstract class MailedLinks {
  /** By name or verified address. For an unknown, unverified or banned user the same is written and nothing is mailed. */
  abstract addForPassword(login: string, link: NewLink): Promise<Addressee | undefined>;
  /** To the pending address, or to one that was never verified; undefined when there is none. */
  abstract addForEmail(userId: UserId, link: NewLink): Promise<Addressee | undefined>;
  abstract isGood(purpose: LinkPurpose, digest: string): Promise<boolean>;
  /**
   * The new password, the end of every other such link and of what was issued before, and the history of it: all or
   * nothing. Undefined when the link is not good (any more).
   */
  abstract usePassword(digest: string, passwordHash: string, address: string): Promise<UserId | undefined>;
  /**
   * Puts the address in force as a verified one, ends every other such link, and keeps the undo link when a verified address
   * was replaced. Undefined when the link is not good, or another user has verified the address first.
   */
  abstract useEmail(digest: string, address: string, undo: NewLink): Promise<VerifiedEmail | undefined>;
  /**
   * Restores the address of the link, with a new password; ends what was issued before, every link that was mailed after
   * it, and every link to verify an address or to set a password.
   */
  abstract useUndo(undone: UndoneChange, address: string): Promise<UserId | undefined>;
}
