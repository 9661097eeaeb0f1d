import { readBasic } from '@fieldpost/auth';
import { notValid } from '@fieldpost/errors';
import type { Client } from './client.js';
import { invalidClient } from './token.errors.js';

/** The members of a body that may name the client. */
export interface ClientFields {
  readonly client_id?: string | undefined;
  readonly client_secret?: string | undefined;
}

/**
 * Reads who the client says it is: from the header when there is one, else from the body. A `client_id` beside the
 * header is legal, since published clients send it, but must be the same.
 */
export function readClient(header: string | undefined, { client_id, client_secret }: ClientFields): Client {
  if (header === undefined) {
    if (!client_id) throw invalidClient({ reason: 'id and secret are needed' });
    return { id: client_id, secret: client_secret ?? '', isInBody: true };
  }
  const basic = readBasic(header);
  if (!basic || basic.id === '') throw invalidClient({ reason: 'the header holds no id and secret' });
  if (client_id && client_id !== basic.id) {
    throw notValid({ argument: 'ClientId', reason: 'header and body name different clients' });
  }
  return { ...basic, isInBody: false };
}
