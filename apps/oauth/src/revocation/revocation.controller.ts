import { Controller, Headers, HttpCode, Post, UseFilters, UseInterceptors } from '@nestjs/common';
import { OpenTo } from '@fieldpost/auth';
import { Operation } from '@fieldpost/openapi';
import { ParsedBody } from '@fieldpost/transport';
import { ClientAuthenticator } from '../token/client-credentials.js';
import { ClientThrottleInterceptor } from '../token/client-throttle.js';
import { TokenErrorFilter } from '../token/token-error.filter.js';
import { type TokenQuery, tokenQuery } from './revocation.dto.js';
import { RevocationService } from './revocation.service.js';
import { revokeToken } from './revocation.operations.js';

@Controller('users/revoke')
@OpenTo('client')
@UseFilters(TokenErrorFilter)
@UseInterceptors(ClientThrottleInterceptor)
export class RevocationController {
  constructor(
    private readonly clients: ClientAuthenticator,
    private readonly revocations: RevocationService,
  ) {}

  /** Empty body: unknown and revoked tokens get the same response (RFC 7009, 2.2). */
  @Post()
  @HttpCode(200)
  @Operation(revokeToken)
  async revoke(
    @Headers('authorization') authorization: string | undefined,
    @ParsedBody(tokenQuery) request: TokenQuery,
  ): Promise<void> {
    const client = await this.clients.identify(authorization, request);
    return this.revocations.revoke(client, request.token);
  }
}
