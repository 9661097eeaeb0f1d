import type { GeneralScope } from '@fieldpost/domain';

/** Ways to a token that a client may be given (wire/account.md 6, Client). */
export const grantTypes = ['authorization_code', 'refresh_token', 'password'] as const;
export type GrantType = (typeof grantTypes)[number];

/** A program that asks for tokens on behalf of users. */
export interface Client {
  readonly id: string;
  /** Null for a public client, which cannot keep a secret. */
  readonly secretDigest: string | null;
  readonly name: string;
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

/** Where OAuth clients are kept. The class is also the injection token. */
export abstract class Clients {
  /** Makes the clients for development be exactly these; another client that has the id of one stays as it is. */
  abstract setDevelopmentClients(clients: readonly Client[]): Promise<void>;
}
