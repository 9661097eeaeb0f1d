import { timingSafeEqual } from 'node:crypto';
import { digestOf } from '@fieldpost/persistence';
import type { Client } from '../clients/clients.repository.js';
import { isRejected, type Rejected, reject } from './decision.js';

export type ClientState = Pick<
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
const isProven = (credentials: Credentials, { isPublic, secretDigest }: ClientState): boolean =>
  credentials.known || (isPublic ? credentials.secret === '' : isSecret(credentials.secret, secretDigest));

const isServed = ({ isRejected, forDevelopment }: ClientState, isDevelopment: boolean): boolean =>
  !isRejected && (isDevelopment || !forDevelopment);

/** Until somebody has looked at a client, its maker alone can try it out. */
const isFor = ({ isAccepted, ownerId }: ClientState, userId: string | undefined): boolean =>
  isAccepted || (ownerId !== null && ownerId === userId);

const rejected = reject('CLIENT', 'unknown client or wrong secret');

/** The client that proved itself, whomever it is for, or why it is rejected: unknown and unproven look the same. */
export const requireProven = (
  client: ClientState | null,
  credentials: Credentials,
  isDevelopment: boolean,
): ClientState | Rejected =>
  client && isProven(credentials, client) && isServed(client, isDevelopment) ? client : rejected;

/** The same for a client that is to serve this user: one that is not accepted looks like an unknown one. */
export function requireClient(
  client: ClientState | null,
  credentials: Credentials,
  isDevelopment: boolean,
  userId?: string,
): ClientState | Rejected {
  const proven = requireProven(client, credentials, isDevelopment);
  return isRejected(proven) || isFor(proven, userId) ? proven : rejected;
}
