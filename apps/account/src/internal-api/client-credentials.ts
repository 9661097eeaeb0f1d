import { timingSafeEqual } from 'node:crypto';
import type { account } from '@fieldpost/contracts';
import { digestOf } from '@fieldpost/persistence';
import type { Client } from '../clients/clients.repository.js';
import { isRejection, type Rejection, reject } from './rejection.js';

/** The part of a client that decides whether it gets tokens. */
export interface ClientState extends Pick<
  Client,
  | 'ownerId'
  | 'secretDigest'
  | 'grants'
  | 'scopes'
  | 'isAccepted'
  | 'isRejected'
  | 'isPublic'
  | 'forDevelopment'
> {
  /** Whether it signs assertions, which oauth verifies; its secret does not count then. */
  readonly hasKeys: boolean;
}

type Credentials = account.ClientCredentials__Output;

/** Credentials of a request without a client; no client has an empty id. */
export const noCredentials: Credentials = { id: '', secret: '', known: false };

/** Digests have one length, and comparing them takes the same time wherever they differ. */
const isSecret = (secret: string, digest: string | null): boolean =>
  digest !== null && timingSafeEqual(Buffer.from(digestOf(secret)), Buffer.from(digest));

/** A public client has no secret; oauth requires PKCE from it where it matters. */
const isAuthenticated = (
  { known, secret }: Credentials,
  { isPublic, secretDigest, hasKeys }: ClientState,
): boolean => known || (isPublic ? secret === '' : !hasKeys && isSecret(secret, secretDigest));

const isEnabled = ({ isRejected, forDevelopment }: ClientState, isDevelopment: boolean): boolean =>
  !isRejected && (isDevelopment || !forDevelopment);

/** Until an administrator accepts a client, only its owner can use it. */
const isAvailableTo = ({ isAccepted, ownerId }: ClientState, userId: string | undefined): boolean =>
  isAccepted || (ownerId !== null && ownerId === userId);

const rejected = reject('CLIENT', 'unknown client or wrong secret');

/** Authenticates a client. Unknown and unauthenticated clients get the same rejection. */
export const authenticateClient = <Known extends ClientState>(
  client: Known | null,
  credentials: Credentials,
  isDevelopment: boolean,
): Known | Rejection =>
  client && isAuthenticated(credentials, client) && isEnabled(client, isDevelopment) ? client : rejected;

/** Authenticates a client that is used by this user; a client that is not available to the user looks like an unknown one. */
export function authenticateClientFor<Known extends ClientState>(
  client: Known | null,
  credentials: Credentials,
  isDevelopment: boolean,
  userId?: string,
): Known | Rejection {
  const authenticated = authenticateClient(client, credentials, isDevelopment);
  return isRejection(authenticated) || isAvailableTo(authenticated, userId) ? authenticated : rejected;
}
