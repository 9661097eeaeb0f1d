import { digestOf } from '@fieldpost/persistence';
import type { Client } from './clients.repository.js';

const secretBytes = 32;

/** A client with its secret, which is shown once. */
export interface ClientWithSecret {
  readonly client: Client;
  /** Undefined for a public client. */
  readonly secret: string | undefined;
}

/** Creates a secret of 256 random bits, unless the client is public. */
export function withSecret(client: Client, random: (bytes: number) => Buffer): ClientWithSecret {
  if (client.isPublic) return { client, secret: undefined };
  const secret = random(secretBytes).toString('base64url');
  return { client: { ...client, secretDigest: digestOf(secret) }, secret };
}
