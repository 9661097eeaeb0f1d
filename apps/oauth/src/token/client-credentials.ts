import { Injectable } from '@nestjs/common';
import { type BasicCredentials, readBasic } from '@fieldpost/auth';
import type { account } from '@fieldpost/contracts';
import { longestClientCredential } from '@fieldpost/domain';
import { notValid } from '@fieldpost/errors';
import { AccountClient } from '@fieldpost/internal-clients';
import { assertionType } from '../client-assertions/client-assertion.js';
import { ClientAssertions } from '../client-assertions/client-assertions.service.js';
import { invalidClient, invalidClientInBody, rejectionErrorsFor } from './token.errors.js';

/** Credentials of a client; a secret is not verified yet. */
export interface ClientCredentials {
  readonly id: string;
  /** Empty for a public client. */
  readonly secret: string;
  /** Whether the credentials were in the body and not in the header. */
  readonly isInBody: boolean;
  /** Whether the client was authenticated by an assertion, so that it needs no secret. */
  readonly isKnown?: boolean;
}

/** Fields of a body with client credentials. */
export interface ClientFields {
  readonly client_id?: string | undefined;
  readonly client_secret?: string | undefined;
  readonly client_assertion?: string | undefined;
  readonly client_assertion_type?: string | undefined;
}

/** The credentials for account, which verifies secrets. */
export const proofOf = ({ id, secret, isKnown = false }: ClientCredentials): account.ClientCredentials => ({
  id,
  secret,
  known: isKnown,
});

/** Whether the client has credentials of its own; a public client has only its id. */
export const isConfidential = ({ secret, isKnown = false }: ClientCredentials): boolean =>
  secret !== '' || isKnown;

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
  return { ...limited(basic), isInBody: false };
}

/** Credentials of a header. Throws for longer ones than account accepts in a message. */
export function limited({ id, secret }: BasicCredentials): BasicCredentials {
  const reason = `should have at most ${longestClientCredential} characters`;
  if (id.length > longestClientCredential) throw notValid({ argument: 'ClientId', reason });
  if (secret.length > longestClientCredential) throw notValid({ argument: 'ClientSecret', reason });
  return { id, secret };
}

/** The assertion of the request; undefined for another method. One method per request (RFC 6749, 2.3). */
function assertionIn(header: string | undefined, fields: ClientFields): string | undefined {
  const { client_assertion: assertion = '', client_assertion_type: type = '' } = fields;
  if (assertion === '' && type === '') return undefined;
  if (header !== undefined || fields.client_secret)
    throw notValid({ argument: 'ClientAssertion', reason: 'can not be sent with other credentials' });
  if (type !== assertionType)
    throw notValid({ argument: 'ClientAssertionType', reason: `should be ${assertionType}` });
  return assertion;
}

/** Authenticates clients. Clients, their secrets and their keys are stored in account. */
@Injectable()
export class ClientAuthenticator {
  constructor(
    private readonly account: AccountClient,
    private readonly assertions: ClientAssertions,
  ) {}

  /** Reads the credentials from header or body, and verifies an assertion (RFC 7523, 2.2). */
  async identify(header: string | undefined, fields: ClientFields): Promise<ClientCredentials> {
    const assertion = assertionIn(header, fields);
    if (assertion === undefined) return readClient(header, fields);
    const id = await this.assertions.authenticate(assertion, Date.now());
    if (id === undefined || (fields.client_id && fields.client_id !== id))
      throw invalidClientInBody({ reason: 'the assertion is not valid' });
    return { id, secret: '', isInBody: true, isKnown: true };
  }

  /**
   * Throws unless the credentials are valid and the client has the grant type, if one is given. A public client is
   * authenticated by its id alone.
   */
  async authenticate(client: ClientCredentials, grantType = ''): Promise<void> {
    const request = { client: proofOf(client), user_id: '', grant_type: grantType };
    const { rejection, reason } = await this.account.checkUser(request);
    if (rejection === 'CLIENT' || rejection === 'GRANT_TYPE')
      throw rejectionErrorsFor(client)[rejection]({ reason });
  }
}
