import { Injectable } from '@nestjs/common';
import { readClient } from './client-credentials.js';
import { PasswordGrant } from './password.grant.js';
import { RefreshGrant } from './refresh.grant.js';
import type { TokenRequest, TokenSet } from './token.dto.js';
import { unsupportedGrantType } from './token.errors.js';

/** The token endpoint: finds the client and hands the request to its grant. */
@Injectable()
export class TokenService {
  constructor(
    private readonly password: PasswordGrant,
    private readonly refresh: RefreshGrant,
  ) {}

  /** `authorization` is the header as it came, `now` is in Unix milliseconds. */
  async issue(authorization: string | undefined, request: TokenRequest, now: number): Promise<TokenSet> {
    const client = readClient(authorization, request);
    switch (request.grant_type) {
      case 'password':
        return this.password.exchange(client, request, now);
      case 'refresh_token':
        return this.refresh.exchange(client, request, now);
      default:
        throw unsupportedGrantType();
    }
  }
}
