import { Inject, Injectable } from '@nestjs/common';
import { parseScopes, scopesIn } from '@fieldpost/domain';
import { AccountClient, requireGranted } from '@fieldpost/internal-clients';
import { TokenIssuer } from '../issuing/token-issuer.service.js';
import { OAUTH_CONFIG, type OauthSettings } from '../oauth.config.js';
import { type ClientCredentials, proofOf } from './client-credentials.js';
import type { TokenRequest, TokenSet } from './token.dto.js';
import { rejectionErrorsFor } from './token.errors.js';

/** Gives clients that act for themselves their tokens (RFC 6749, 4.4). Account decides on the rights. */
@Injectable()
export class ClientGrant {
  constructor(
    private readonly account: AccountClient,
    private readonly issuer: TokenIssuer,
    @Inject(OAUTH_CONFIG) private readonly settings: OauthSettings,
  ) {}

  /** Without a refresh token (RFC 6749, 4.4.3); `now` in Unix milliseconds. */
  async exchange(client: ClientCredentials, { scope }: TokenRequest, now: number): Promise<TokenSet> {
    const scopes = scopesIn(parseScopes(scope));
    const response = this.account.grantForClient({ client: proofOf(client), scopes });
    const grant = requireGranted(await response, rejectionErrorsFor(client));
    const seconds = this.settings.OAUTH_ACCESS_TOKEN_SECONDS;
    const { token } = this.issuer.clientToken({ client: client.id, grant, now, seconds });
    const tokens = { access_token: token, token_type: 'bearer', expires_in: seconds } as const;
    return { ...tokens, scope: grant.scopes.join(' ') };
  }
}
