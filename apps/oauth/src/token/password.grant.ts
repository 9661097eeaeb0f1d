import { Injectable } from '@nestjs/common';
import { generalScopesIn, parseScopes, scopesIn } from '@fieldpost/domain';
import { notValid } from '@fieldpost/errors';
import { AccountClient, requireGranted } from '@fieldpost/internal-clients';
import { LoginThrottle } from '../throttling/login-throttle.js';
import { type ClientCredentials, proofOf } from './client-credentials.js';
import { TokenSetsService } from './token-sets.service.js';
import type { TokenRequest, TokenSet } from './token.dto.js';
import { rejectionErrorsFor } from './token.errors.js';

/** The client that sends a password, and its network address. */
export interface PasswordCaller {
  readonly client: ClientCredentials;
  readonly address: string;
}

/** Exchanges user name and password for tokens. Account decides whether the client may use this grant. */
@Injectable()
export class PasswordGrant {
  constructor(
    private readonly account: AccountClient,
    private readonly tokenSets: TokenSetsService,
    private readonly throttle: LoginThrottle,
  ) {}

  async exchange(
    { client, address }: PasswordCaller,
    { username, password, scope }: TokenRequest,
    now: number,
  ): Promise<TokenSet> {
    if (username === '') throw notValid({ argument: 'Username', reason: 'can not be empty' });
    if (password === '') throw notValid({ argument: 'Password', reason: 'can not be empty' });
    const scopes = parseScopes(scope);
    const request = { client: proofOf(client), username, password, scopes: scopesIn(scopes), address };
    const response = await this.throttle.during({ login: username, address }, now, () =>
      this.account.grantForPassword(request),
    );
    const grant = requireGranted(response, rejectionErrorsFor(client));
    // A user who sends the password consents to the scopes that are available now.
    const consented = scope.length > 0 ? null : generalScopesIn(grant.scopes);
    return this.tokenSets.begin({ clientId: client.id, grant, scopes, consented, login: null }, now);
  }
}
