import { Injectable } from '@nestjs/common';
import { readAuthorization, TokenVerifier } from '@fieldpost/auth';
import { isServiceName } from '@fieldpost/domain';
import { AppError } from '@fieldpost/errors';
import { ClientAuthenticator, type ClientFields, isConfidential } from '../token/client-credentials.js';
import { invalidClient, rejectionErrorsFor } from '../token/token.errors.js';

/** The caller of an introspection: a component, or a client, which sees its own tokens only. */
export type Inspector = { readonly kind: 'component' } | { readonly kind: 'client'; readonly id: string };

/** Authenticates the callers of the introspection endpoint. */
@Injectable()
export class InspectorsService {
  constructor(
    private readonly verifier: TokenVerifier,
    private readonly clients: ClientAuthenticator,
  ) {}

  /** A component by its bearer token, or a client by its own credentials. */
  async identify(header: string | undefined, fields: ClientFields): Promise<Inspector> {
    const authorization = readAuthorization(header);
    if (authorization?.scheme === 'bearer') return this.component(authorization.credentials);
    const client = await this.clients.identify(header, fields);
    // Ids of public clients are no secret, so they do not authenticate here (RFC 7662, 2.1).
    if (!isConfidential(client)) throw rejectionErrorsFor(client).CLIENT({ reason: 'a secret is needed' });
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
