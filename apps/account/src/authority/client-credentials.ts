import { timingSafeEqual } from 'node:crypto';
import { digestOf } from '@fieldpost/persistence';
import type { Client } from '../clients/clients.repository.js';
import { type Refused, refuse } from './decision.js';

export type ClientStanding = Pick<
  Client,
  'secretDigest' | 'grants' | 'scopes' | 'isAccepted' | 'isRejected' | 'isPublic' | 'forDevelopment'
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

const isServed = (
  { isAccepted, isRejected, forDevelopment }: ClientStanding,
  isDevelopment: boolean,
): boolean => isAccepted && !isRejected && (isDevelopment || !forDevelopment);

/** The client, or why it is refused: unknown, unproven and not accepted look the same. */
export function requireClient(
  client: ClientStanding | null,
  credentials: Credentials,
  isDevelopment: boolean,
): ClientStanding | Refused {
  const isGood = client && isProven(credentials, client) && isServed(client, isDevelopment);
  return isGood ? client : refuse('CLIENT', 'unknown client or wrong secret');
}
