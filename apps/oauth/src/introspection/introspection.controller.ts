import {
  Body,
  Controller,
  Header,
  Headers,
  HttpCode,
  Post,
  UseFilters,
  UseInterceptors,
} from '@nestjs/common';
import { OpenTo } from '@fieldpost/auth';
import { Operation } from '@fieldpost/openapi';
import { ParseWith } from '@fieldpost/transport';
import { type AboutToken, aboutToken } from '../revocation/revocation.dto.js';
import { ClientThrottleInterceptor } from '../token/client-throttle.js';
import { TokenErrorFilter } from '../token/token-error.filter.js';
import { Inspectors } from './inspectors.service.js';
import type { Introspection } from './introspection.js';
import { IntrospectionService } from './introspection.service.js';
import { introspectToken } from './introspection.operations.js';

@Controller('users/introspect')
@OpenTo('inspector')
@UseFilters(TokenErrorFilter)
@UseInterceptors(ClientThrottleInterceptor)
export class IntrospectionController {
  constructor(
    private readonly inspectors: Inspectors,
    private readonly introspections: IntrospectionService,
  ) {}

  @Post()
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @Operation(introspectToken)
  introspect(
    @Headers('authorization') authorization: string | undefined,
    @Body(new ParseWith(aboutToken)) request: AboutToken,
  ): Promise<Introspection> {
    const inspector = this.inspectors.identify(authorization, request);
    return this.introspections.introspect(inspector, request.token, Date.now());
  }
}
