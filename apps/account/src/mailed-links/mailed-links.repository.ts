import type { UserId } from '../users/user-id.js';

/** What a link is good for: a new password, or to verify the address that it was sent to. */
export type LinkPurpose = 'password' | 'email';

/** To whom a link goes. */
export interface Addressee {
  readonly username: string;
  readonly email: string;
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
  /** By name or address; for nobody, and for somebody banned, the same is written and nobody is told. */
  abstract addForPassword(login: string, link: NewLink): Promise<Addressee | undefined>;
  /** Undefined when the address is verified already. */
  abstract addForEmail(userId: UserId, link: NewLink): Promise<Addressee | undefined>;
  abstract isGood(purpose: LinkPurpose, digest: string): Promise<boolean>;
  /**
   * The new password, the end of every other such link and of what was issued before, and the history of it: all or
   * nothing. Undefined when the link is not good (any more).
   */
  abstract usePassword(digest: string, passwordHash: string, address: string): Promise<UserId | undefined>;
  /** Marks the address as verified, and ends every other such link. */
  abstract useEmail(digest: string, address: string): Promise<UserId | undefined>;
}
