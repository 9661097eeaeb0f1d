import { timingSafeEqual } from 'node:crypto';
import { digestOf } from '@fieldpost/persistence';
import type { Client } from '../clients/clients.repository.js';
import { type Refused, refuse } from './decision.js';

export type ClientStanding = Pick<
  Client,
  | 'ownerId'
  | 'secretDigest'
  | 'grants'
  | 'scopes'
  | 'isAccepted'
  | 'isRejected'
  | 'isPublic'
  | 'forDevelopment'
>;

/** How a client proved itself; `known` when the token server vouches for it. */
export interface Credentials {
  readonly id: string;
  readonly secret: string;
  readonly known: boolean;
}

/** Digests have one length, and comparing them takes the same time wherever they differ. */
const isSecret = (secret: string, digest: string | null): boolean =>
  digest !== null && timingSafeEqual(Buffer.from(digestOf(secret)), Buffer.from(digest));

/** A public client has no secret: it proves itself by what it asks with (PKCE), or not at all. */
const isProven = (credentials: Credentials, { isPublic, secretDigest }: ClientStanding): boolean =>
  credentials.known || (isPublic ? credentials.secret === '' : isSecret(credentials.secret, secretDigest));

const isServed = ({ isRejected, forDevelopment }: ClientStanding, isDevelopment: boolean): boolean =>
  !isRejected && (isDevelopment || !forDevelopment);

/** Until somebody has looked at a client, its maker alone can try it out. */
const isFor = ({ isAccepted, ownerId }: ClientStanding, userId: string | undefined): boolean =>
  isAccepted || (ownerId !== null && ownerId === userId);

/** The client, or why it is refused: unknown, unproven and not accepted for this user look the same. */
export function requireClient(
  client: ClientStanding | null,
  credentials: Credentials,
  isDevelopment: boolean,
  userId?: string,
): ClientStanding | Refused {
  const isGood =
    client && isProven(credentials, client) && isServed(client, isDevelopment) && isFor(client, userId);
  return isGood ? client : refuse('CLIENT', 'unknown client or wrong secret');
}
