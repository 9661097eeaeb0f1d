import type { Page } from '@fieldpost/transport';

/** What a user has allowed a client. */
export interface Consent {
  readonly userId: string;
  readonly clientId: string;
  /** Named one by one: a client that is given more scopes later has to ask again. */
  readonly scopes: readonly string[];
}

/** Where consents are kept. The class is also the injection token. */
export abstract class Consents {
  abstract find(userId: string, clientId: string): Promise<Consent | undefined>;
  /** The page, or all of them, by client. */
  abstract list(userId: string, page: Page | undefined): Promise<readonly Consent[]>;
  abstract count(userId: string): Promise<number>;
  /** Adds the scopes to those that were allowed before. */
  abstract remember(consent: Consent, now: Date): Promise<void>;
  /** Ends a consent and, with it, every login and code that the client has of the user; false when there was none. */
  abstract revoke(userId: string, clientId: string): Promise<boolean>;
  /** The same for every user of a client. */
  abstract revokeAll(clientId: string): Promise<void>;
}
