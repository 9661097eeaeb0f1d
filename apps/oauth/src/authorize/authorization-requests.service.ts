import { Inject, Injectable } from '@nestjs/common';
import type { account } from '@fieldpost/contracts';
import { parseScopes } from '@fieldpost/domain';
import { notValid } from '@fieldpost/errors';
import { AccountClient } from '@fieldpost/internal-clients';
import { isChallenge } from '../codes/code-challenge.js';
import { OAUTH_CONFIG, type OauthSettings, originOf } from '../oauth.config.js';
import { unauthorizedClient } from '../token/token.errors.js';
import type { AuthorizeQuery } from './authorize.dto.js';
import { unknownClient, unsupportedResponseType } from './authorize.errors.js';
import { type LoginParameters, loginParameters } from './openid-parameters.js';
import { callbackPath } from '../requests/redirect-uris.js';
import { isRegistered } from '../requests/redirect-uris.js';

export type KnownClient = account.ClientDescription__Output;

/** Where the response is redirected to. Client and URI are verified, so that errors may be sent there as well. */
export interface RedirectTarget {
  readonly client: KnownClient;
  readonly redirectUri: string;
  /** As the client sent it; empty when it sent none. */
  readonly state: string;
}

/** Scopes that need the consent of the user, and the grant that the client uses. */
export interface ConsentRequest {
  /** None: unrestricted. */
  readonly scopes: readonly string[];
  readonly grantType: 'authorization_code' | 'device_code';
}

/** The access that a client requests. */
export interface RequestedAccess extends ConsentRequest {
  readonly challenge: string | null;
  readonly login: LoginParameters;
}

/** Verifies authorization requests: first client and redirect URI, then the requested access. */
@Injectable()
export class AuthorizationRequestsService {
  private readonly origin: string;

  constructor(
    private readonly account: AccountClient,
    @Inject(OAUTH_CONFIG) settings: OauthSettings,
  ) {
    this.origin = originOf(settings);
  }

  /**
   * Throws for requests that must not be redirected (RFC 6749, 4.1.2.1). `userId` is the logged-in user. Undefined without a
   * login when the client is unknown: it may be available to its owner alone until it is accepted (ADR 0009), so the login
   * comes first.
   */
  async targetOf(
    { client_id: id, redirect_uri: given, state }: AuthorizeQuery,
    userId: string | undefined,
  ): Promise<RedirectTarget | undefined> {
    if (id === '') throw notValid({ argument: 'ClientId', reason: 'can not be empty' });
    const { clients } = await this.account.describeClients({ ids: [id], user_id: userId ?? '' });
    const client = clients.find((found) => found.id === id);
    if (!client && userId === undefined) return undefined;
    if (!client) throw unknownClient({ cause: id });
    return { client, redirectUri: this.redirectUriOf(client, given), state };
  }

  /** Throws for errors that are reported to the client. */
  requestedAccess(query: AuthorizeQuery, client: KnownClient): RequestedAccess {
    const login = loginParameters(query);
    if (query.response_type !== 'code') throw unsupportedResponseType();
    if (!client.grants.includes('authorization_code'))
      throw unauthorizedClient({ reason: 'the client may not ask for codes' });
    parseScopes(query.scope);
    const challenge = challengeOf(query, client);
    return { scopes: query.scope, grantType: 'authorization_code', challenge, login };
  }

  private redirectUriOf({ id, redirect_uris: registered }: KnownClient, given: string): string {
    const own = callbackPath(id);
    const [only = `${this.origin}${own}`] = registered;
    if (given === '' && registered.length <= 1) return only;
    if (given === '') throw notValid({ argument: 'RedirectUri', reason: 'can not be empty' });
    // v2's command line names the callback page of this server by its path.
    const named = given === own ? `${this.origin}${own}` : given;
    const isKnown = registered.length === 0 ? named === only : isRegistered(registered, named);
    if (!isKnown || !URL.canParse(named))
      throw notValid({ argument: 'RedirectUri', reason: 'is not registered for the client' });
    return named;
  }
}

/** The challenge proves that a code is the client's own (RFC 9700, 2.1.1); only confidential clients of v2 may omit it (ADR 92). */
function challengeOf(
  { code_challenge: challenge, code_challenge_method: method }: AuthorizeQuery,
  { public: isPublic, pkce_required: isRequired }: KnownClient,
): string | null {
  if (challenge === '' && isPublic) {
    throw notValid({ argument: 'CodeChallenge', reason: 'can not be empty for a client without a secret' });
  }
  if (challenge === '' && isRequired) {
    throw notValid({ argument: 'CodeChallenge', reason: 'can not be empty, except for clients of v2' });
  }
  if (challenge === '') return null;
  if (method !== 'S256') throw notValid({ argument: 'CodeChallengeMethod', reason: 'should be S256' });
  if (!isChallenge(challenge)) {
    throw notValid({ argument: 'CodeChallenge', reason: 'should be a SHA-256 digest as base64url' });
  }
  return challenge;
}
