import { Injectable } from '@nestjs/common';
import { readAuthorization, TokenVerifier } from '@fieldpost/auth';
import { isServiceName } from '@fieldpost/domain';
import { AppError } from '@fieldpost/errors';
import { ClientAuthenticator, type ClientFields, readClient } from '../token/client-credentials.js';
import { invalidClient, rejectionErrorsFor } from '../token/token.errors.js';

/** Who may ask about tokens: a component about every one, a client about those that it was given. */
export type Inspector = { readonly kind: 'component' } | { readonly kind: 'client'; readonly id: string };

/** Finds out who asks about a token, before anything of it is looked at. */
@Injectable()
export class Inspectors {
  constructor(
    private readonly verifier: TokenVerifier,
    private readonly clients: ClientAuthenticator,
  ) {}

  /** A component by its bearer token, a client by id and secret; anybody else is rejected. */
  async identify(header: string | undefined, fields: ClientFields): Promise<Inspector> {
    const authorization = readAuthorization(header);
    if (authorization?.scheme === 'bearer') return this.component(authorization.credentials);
    const client = readClient(header, fields);
    // The name of a client is known to everybody: without a secret it opens nothing here (RFC 7662, 2.1).
    if (client.secret === '') throw rejectionErrorsFor(client).CLIENT({ reason: 'a secret is needed' });
    await this.clients.authenticate(client);
    return { kind: 'client', id: client.id };
  }

  private async component(token: string): Promise<Inspector> {
    const { type = '' } = await this.verifier.verify(token).catch((error: unknown) => {
      if (!(error instanceof AppError) || error.kind !== 'unauthenticated') throw error;
      throw invalidClient({ reason: error.message }, { cause: error });
    });
    if (!isServiceName(type)) throw invalidClient({ reason: 'the token is not one of a component' });
    return { kind: 'component' };
  }
}
