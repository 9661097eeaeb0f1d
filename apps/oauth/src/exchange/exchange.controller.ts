import { Controller, Headers, HttpCode, Ip, Param, Post, UseFilters } from '@nestjs/common';
import { OpenTo } from '@fieldpost/auth';
import { Operation } from '@fieldpost/openapi';
import { ParsedBody } from '@fieldpost/transport';
import { ExchangeErrorFilter } from './exchange-error.filter.js';
import { type ExchangedToken, exchangeRequest, type ExchangeRequest } from './exchange.dto.js';
import { ExchangeService } from './exchange.service.js';
import { exchangeKey } from './exchange.operations.js';

@Controller(['api/v2/applications', 'applications'])
@OpenTo('key-holder')
@UseFilters(ExchangeErrorFilter)
export class ExchangeController {
  constructor(private readonly exchanges: ExchangeService) {}

  @Post('token')
  @HttpCode(200)
  @Operation(exchangeKey)
  exchange(
    @Ip() address: string,
    @Headers('authorization') authorization: string | undefined,
    @ParsedBody(exchangeRequest) body: ExchangeRequest,
  ): Promise<ExchangedToken> {
    return this.exchanges.exchange({ address, authorization, body, now: Date.now() });
  }

  @Post(':appId/token')
  @HttpCode(200)
  @Operation(exchangeKey)
  exchangeForApp(
    @Ip() address: string,
    @Headers('authorization') authorization: string | undefined,
    @Param('appId') pathId: string,
    @ParsedBody(exchangeRequest) body: ExchangeRequest,
  ): Promise<ExchangedToken> {
    return this.exchanges.exchange({ address, authorization, pathId, body, now: Date.now() });
  }
}
