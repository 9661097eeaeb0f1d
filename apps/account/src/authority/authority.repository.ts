import type { AppId, AppRight, EntityKind, SpecificScope } from '@fieldpost/domain';
import type { AddressRange } from '../values/address-range.js';
import type { ClientState } from './client-credentials.js';
import type { Holding } from './granted-scopes.js';

/** A user as a token tells; times in Unix seconds. */
export interface TokenUser {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly created: number;
  readonly isValid: boolean;
  readonly pendingEmail: string | null;
  readonly validAfter: number;
  readonly isBanned: boolean;
  readonly passwordHash: string;
}

export interface Parties {
  /** Position of the last revocation of the client or the user, where they were looked up by their ids; 0 for none. */
  readonly revokedAt?: number;
  /** Position of the revocation feed at the moment of the answer. */
  readonly revision: number;
  readonly client: ClientState | null;
  readonly user: TokenUser | null;
}

/** What the pages of the token server tell of a client. */
export interface DescribedClient extends ClientState {
  readonly id: string;
  readonly name: string;
  readonly redirectUris: readonly string[];
  readonly isOfficial: boolean;
}

/** `expires` in Unix seconds; null for never. */
export interface KnownKey {
  readonly name: string;
  readonly rights: readonly AppRight[];
  readonly expires: number | null;
  /** From where it may be shown; none for everywhere. */
  readonly addresses: readonly AddressRange[];
}

/** By what the parties of an exchange are found: the client, and the key by the digest of its secret. */
export interface KeyNames {
  readonly clientId: string;
  readonly appId: AppId;
  readonly digest: string;
}

export interface KeyParties {
  /** Position of the revocation feed at the moment of the answer. */
  readonly revision: number;
  readonly client: ClientState | null;
  readonly key: KnownKey | null;
}

/**
 * What is known of those who want a token: two questions for a user, one for an access key. Deleted clients are unknown.
 */
export abstract class GrantBook {
  /** By the name or address that somebody typed. */
  abstract partiesByLogin(clientId: string, login: string): Promise<Parties>;
  abstract partiesById(clientId: string, userId: string): Promise<Parties>;
  /** One entity more than a token can hold at most, deleted ones left out. */
  abstract holdingsOfKinds(userId: string, kinds: readonly EntityKind[]): Promise<readonly Holding[]>;
  /** Those of `wanted` that the user collaborates on, deleted ones as well. */
  abstract holdingsAmong(userId: string, wanted: readonly SpecificScope[]): Promise<readonly Holding[]>;
  /** The client and the key of each, in that order; no key when its application is deleted or it has expired. */
  abstract keyParties(names: readonly KeyNames[]): Promise<readonly KeyParties[]>;
  /** Notes in the user's history that a password was right: on the website, or through a client. */
  abstract recordLogin(user: TokenUser, clientId: string | undefined, address: string): Promise<void>;
  /** In no particular order; unknown ones are left out. */
  abstract clientsById(ids: readonly string[]): Promise<readonly DescribedClient[]>;
}
