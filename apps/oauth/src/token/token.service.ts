import { Tally } from '@fieldpost/observability';
import { Injectable } from '@nestjs/common';
import { readClient } from './client-credentials.js';
import { CodeGrant } from './code.grant.js';
import { PasswordGrant } from './password.grant.js';
import { RefreshGrant } from './refresh.grant.js';
import type { TokenRequest, TokenSet } from './token.dto.js';
import { unsupportedGrantType } from './token.errors.js';

const grants = ['password', 'refresh_token', 'authorization_code'] as const;

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
  /** Requests by grant, those that got a token and those that did not. */
  readonly granted = new Tally(grants);
  readonly rejected = new Tally([...grants, 'other']);

  constructor(
    private readonly password: PasswordGrant,
    private readonly refresh: RefreshGrant,
    private readonly code: CodeGrant,
  ) {}

  /** `now` is in Unix milliseconds. */
  async issue(caller: TokenCaller, request: TokenRequest, now: number): Promise<TokenSet> {
    const grant = grants.find((known) => known === request.grant_type) ?? 'other';
    try {
      const tokens = await this.exchange(caller, request, now);
      this.granted.count(grant);
      return tokens;
    } catch (error) {
      this.rejected.count(grant);
      throw error;
    }
  }

  private async exchange(
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
