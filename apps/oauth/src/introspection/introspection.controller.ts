import { Controller, Headers, HttpCode, Post, UseFilters, UseInterceptors } from '@nestjs/common';
import { OpenTo } from '@fieldpost/auth';
import { Operation } from '@fieldpost/openapi';
import { ParsedBody } from '@fieldpost/transport';
import { type TokenQuery, tokenQuery } from '../revocation/revocation.dto.js';
import { ClientThrottleInterceptor } from '../token/client-throttle.js';
import { TokenErrorFilter } from '../token/token-error.filter.js';
import { InspectorsService } from './inspectors.service.js';
import { IntrospectionService } from './introspection.service.js';
import { type Introspection, introspectToken } from './introspection.operations.js';

@Controller('users/introspect')
@OpenTo('inspector')
@UseFilters(TokenErrorFilter)
@UseInterceptors(ClientThrottleInterceptor)
export class IntrospectionController {
  constructor(
    private readonly inspectors: InspectorsService,
    private readonly introspections: IntrospectionService,
  ) {}

  @Post()
  @HttpCode(200)
  @Operation(introspectToken)
  introspect(
    @Headers('authorization') authorization: string | undefined,
    @ParsedBody(tokenQuery) request: TokenQuery,
  ): Promise<Introspection> {
    const inspector = this.inspectors.identify(authorization, request);
    return this.introspections.introspect(inspector, request.token, Date.now());
  }
}
