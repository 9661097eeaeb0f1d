import { Injectable } from '@nestjs/common';
import { scopesIn } from '@fieldpost/domain';
import { notValid } from '@fieldpost/errors';
import { Authority } from '@fieldpost/internal-clients';
import { answerOf, grantIn } from '../authority/answers.js';
import { generalIn, readScopes } from '../issuing/requested-scopes.js';
import { LoginThrottle } from '../throttling/login-throttle.js';
import type { Client } from './client.js';
import { TokenSets } from './token-sets.service.js';
import type { TokenRequest, TokenSet } from './token.dto.js';
import { rejectionsFor } from './token.errors.js';

/** Who tries a password, and from where. */
export interface PasswordCaller {
  readonly client: Client;
  readonly address: string;
}

/** Name and password for tokens; whether the client may do this is for account to say. */
@Injectable()
export class PasswordGrant {
  constructor(
    private readonly authority: Authority,
    private readonly tokenSets: TokenSets,
    private readonly throttle: LoginThrottle,
  ) {}

  async exchange(
    { client, address }: PasswordCaller,
    { username, password, scope }: TokenRequest,
    now: number,
  ): Promise<TokenSet> {
    if (username === '') throw notValid({ argument: 'Username', reason: 'can not be empty' });
    if (password === '') throw notValid({ argument: 'Password', reason: 'can not be empty' });
    const scopes = readScopes(scope);
    const { id, secret } = client;
    const asked = { client: { id, secret }, username, password, scopes: scopesIn(scopes), address };
    const answer = await this.throttle.during({ login: username, address }, now, () =>
      answerOf(this.authority.grantForPassword(asked)),
    );
    const grant = grantIn(answer, rejectionsFor(client));
    // Whoever gives the password has consented to what it opens now.
    const consented = scope.length > 0 ? null : generalIn(grant.scopes);
    return this.tokenSets.begin({ clientId: id, grant, scopes, consented }, now);
  }
}
