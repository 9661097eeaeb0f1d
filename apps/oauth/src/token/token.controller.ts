import {
  Body,
  Controller,
  Header,
  Headers,
  HttpCode,
  Ip,
  Post,
  UseFilters,
  UseInterceptors,
} from '@nestjs/common';
import { OpenTo } from '@fieldpost/auth';
import { Operation } from '@fieldpost/openapi';
import { ParseWith } from '@fieldpost/transport';
import { ClientThrottleInterceptor } from './client-throttle.interceptor.js';
import { TokenErrorFilter } from './token-error.filter.js';
import { tokenRequest, type TokenRequest, type TokenSet } from './token.dto.js';
import { TokenService } from './token.service.js';
import { issueTokens } from './token.operations.js';

@Controller('users/token')
@OpenTo('client')
@UseFilters(TokenErrorFilter)
@UseInterceptors(ClientThrottleInterceptor)
export class TokenController {
  constructor(private readonly tokens: TokenService) {}

  @Post()
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @Header('pragma', 'no-cache')
  @Operation(issueTokens)
  issue(
    @Headers('authorization') authorization: string | undefined,
    @Ip() address: string,
    @Body(new ParseWith(tokenRequest)) request: TokenRequest,
  ): Promise<TokenSet> {
    return this.tokens.issue({ authorization, address }, request, Date.now());
  }
}
