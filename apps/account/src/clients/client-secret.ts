import { digestOf } from '@fieldpost/persistence';
import type { Client } from './clients.repository.js';

const secretBytes = 32;

/** A client as it is kept, and its secret for the one time that it is shown. */
export interface ClientWithSecret {
  readonly client: Client;
  /** Undefined for a public client. */
  readonly secret: string | undefined;
}

/** Gives a client 256 random bits as secret, unless it is public. */
export function withSecret(client: Client, random: (bytes: number) => Buffer): ClientWithSecret {
  if (client.isPublic) return { client, secret: undefined };
  const secret = random(secretBytes).toString('base64url');
  return { client: { ...client, secretDigest: digestOf(secret) }, secret };
}
