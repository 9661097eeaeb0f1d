import type { GeneralScope } from '@fieldpost/domain';
import type { Actor } from '../access/actor.js';
import type { Readable } from '../lists/list.js';

/** Ways to a token that a client may be given (docs/protocol/account-api.md#oauth-clients). */
export const grantTypes = ['authorization_code', 'refresh_token', 'password'] as const;
export type GrantType = (typeof grantTypes)[number];

/** A program that asks for tokens on behalf of users. */
export interface Client {
  readonly id: string;
  /** Null for a public client, which cannot keep a secret. */
  readonly secretDigest: string | null;
  readonly name: string;
  readonly description: string;
  /** The user who made it; null when only administrators manage it. */
  readonly ownerId: string | null;
  readonly redirectUris: readonly string[];
  readonly grants: readonly GrantType[];
  readonly scopes: readonly GeneralScope[];
  readonly isAccepted: boolean;
  readonly isRejected: boolean;
  readonly isOfficial: boolean;
  readonly isPublic: boolean;
  /** Its secret is known to everybody: it exists in development mode alone. */
  readonly forDevelopment: boolean;
}

/** How many clients somebody has, and how many deleted ones of theirs still keep their names. */
export interface OwnedClients {
  readonly count: number;
  readonly deleted: number;
}

/** Where OAuth clients are kept; deleted ones are unknown. The class is also the injection token. */
export abstract class Clients {
  /** Makes the clients for development be exactly these; another client that has the id of one stays as it is. */
  abstract setDevelopmentClients(clients: readonly Client[]): Promise<void>;
  /** Those of one user, or all; by id. */
  abstract listOf(ownerId: string | undefined): Readable<Client>;
  abstract find(id: string): Promise<Client | undefined>;
  /**
   * An id that is taken, or was by a client that is deleted, is refused. `check` hears what the owner has, who adds no other
   * meanwhile.
   */
  abstract add(client: Client, by: Actor, check?: (owned: OwnedClients) => void): Promise<void>;
  /** Of two changes at once the second decides on what the first made; undefined when there is no such client. */
  abstract change(
    id: string,
    by: Actor,
    decide: (client: Client) => Client | undefined,
  ): Promise<Client | undefined>;
  abstract remove(id: string, by: Actor): Promise<boolean>;
}
