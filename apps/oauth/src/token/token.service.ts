import { Injectable } from '@nestjs/common';
import { readClient } from './client-credentials.js';
import { CodeGrant } from './code.grant.js';
import { PasswordGrant } from './password.grant.js';
import { RefreshGrant } from './refresh.grant.js';
import type { TokenRequest, TokenSet } from './token.dto.js';
import { unsupportedGrantType } from './token.errors.js';

/** Who asks for a token, unchecked. */
export interface TokenCaller {
  /** The header as it came. */
  readonly authorization: string | undefined;
  /** Where the request comes from. */
  readonly address: string;
}

/** The token endpoint: finds the client and hands the request to its grant. */
@Injectable()
export class TokenService {
  constructor(
    private readonly password: PasswordGrant,
    private readonly refresh: RefreshGrant,
    private readonly code: CodeGrant,
  ) {}

  /** `now` is in Unix milliseconds. */
  async issue(
    { authorization, address }: TokenCaller,
    request: TokenRequest,
    now: number,
  ): Promise<TokenSet> {
    const client = readClient(authorization, request);
    switch (request.grant_type) {
      case 'password':
        return this.password.exchange({ client, address }, request, now);
      case 'refresh_token':
        return this.refresh.exchange(client, request, now);
      case 'authorization_code':
        return this.code.exchange(client, request, now);
      default:
        throw unsupportedGrantType();
    }
  }
}
