import { Injectable } from '@nestjs/common';
import { readBasic } from '@fieldpost/auth';
import { notValid } from '@fieldpost/errors';
import { AccountClient } from '@fieldpost/internal-clients';
import { orUnavailable } from '../account/account-responses.js';
import { invalidClient, rejectionErrorsFor } from './token.errors.js';

/** Credentials of a client, not verified yet. */
export interface ClientCredentials {
  readonly id: string;
  /** Empty for a public client. */
  readonly secret: string;
  /** Whether the credentials were in the body and not in the header. */
  readonly isInBody: boolean;
}

/** Fields of a body with client credentials. */
export interface ClientFields {
  readonly client_id?: string | undefined;
  readonly client_secret?: string | undefined;
}

/**
 * Reads client credentials from the header, or else from the body. Published clients send `client_id` beside the header; it
 * must be the same.
 */
export function readClient(
  header: string | undefined,
  { client_id, client_secret }: ClientFields,
): ClientCredentials {
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

/** Authenticates clients at endpoints that issue no tokens. Clients and their secrets are stored in account. */
@Injectable()
export class ClientAuthenticator {
  constructor(private readonly account: AccountClient) {}

  /** Throws unless the credentials are valid. A public client is authenticated by its id alone. */
  async authenticate(client: ClientCredentials): Promise<void> {
    const { id, secret } = client;
    // Without a user, account checks the client first; any other rejection means that the client is valid.
    const request = { client: { id, secret }, user_id: '' };
    const { rejection, reason } = await orUnavailable(this.account.checkUser(request));
    if (rejection === 'CLIENT') throw rejectionErrorsFor(client).CLIENT({ reason });
  }
}
