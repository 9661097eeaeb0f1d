import { Controller, Header, Headers, HttpCode, Ip, Post, UseFilters, UseInterceptors } from '@nestjs/common';
import { OpenTo } from '@fieldpost/auth';
import { Tally } from '@fieldpost/observability';
import { Operation } from '@fieldpost/openapi';
import { ParsedBody } from '@fieldpost/transport';
import { ClientAuthenticator } from './client-credentials.js';
import { ClientThrottleInterceptor } from './client-throttle.js';
import { ClientGrant } from './client.grant.js';
import { CodeGrant } from './code.grant.js';
import { DeviceGrant } from './device.grant.js';
import { PasswordGrant } from './password.grant.js';
import { RefreshGrant } from './refresh.grant.js';
import { TokenErrorFilter } from './token-error.filter.js';
import { deviceCodeType, tokenRequest, type TokenRequest, type TokenSet } from './token.dto.js';
import { unsupportedGrantType } from './token.errors.js';
import { issueTokens } from './token.operations.js';

/** Grant types in metrics, by the name in requests. */
const grantTypes = new Map<string, string>([
  ...['password', 'refresh_token', 'authorization_code', 'client_credentials'].map(
    (name) => [name, name] as const,
  ),
  [deviceCodeType, 'device_code'],
]);

/** The token endpoint: hands each request to the grant of its type. */
@Controller('users/token')
@OpenTo('client')
@UseFilters(TokenErrorFilter)
@UseInterceptors(ClientThrottleInterceptor)
export class TokenController {
  /** Requests by grant type, with and without success. */
  readonly granted = new Tally([...grantTypes.values()]);
  readonly rejected = new Tally([...grantTypes.values(), 'other']);

  constructor(
    private readonly clients: ClientAuthenticator,
    private readonly password: PasswordGrant,
    private readonly refresh: RefreshGrant,
    private readonly code: CodeGrant,
    private readonly device: DeviceGrant,
    private readonly clientGrant: ClientGrant,
  ) {}

  @Post()
  @HttpCode(200)
  @Header('pragma', 'no-cache')
  @Operation(issueTokens)
  async issue(
    @Headers('authorization') authorization: string | undefined,
    @Ip() address: string,
    @ParsedBody(tokenRequest) request: TokenRequest,
  ): Promise<TokenSet> {
    const grantType = grantTypes.get(request.grant_type) ?? 'other';
    try {
      const tokens = await this.exchange(authorization, address, request);
      this.granted.count(grantType);
      return tokens;
    } catch (error) {
      this.rejected.count(grantType);
      throw error;
    }
  }

  private async exchange(
    authorization: string | undefined,
    address: string,
    request: TokenRequest,
  ): Promise<TokenSet> {
    const client = await this.clients.identify(authorization, request);
    const now = Date.now();
    switch (request.grant_type) {
      case 'password':
        return this.password.exchange({ client, address }, request, now);
      case 'refresh_token':
        return this.refresh.exchange(client, request, now);
      case 'authorization_code':
        return this.code.exchange(client, request, now);
      case 'client_credentials':
        return this.clientGrant.exchange(client, request, now);
      case deviceCodeType:
        return this.device.exchange(client, request, now);
      default:
        throw unsupportedGrantType();
    }
  }
}
