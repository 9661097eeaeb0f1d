import { Controller, HttpCode, Post, UseFilters, UseGuards } from '@nestjs/common';
import { Caller, OpenTo } from '@fieldpost/auth';
import type { Claims } from '@fieldpost/domain';
import { Operation } from '@fieldpost/openapi';
import { ParsedBody } from '@fieldpost/transport';
import { BearerGuard } from './bearer.guard.js';
import { RestrictionErrorFilter } from './restriction-error.filter.js';
import { type RestrictedToken, restrictionRequest, type RestrictionRequest } from './restriction.dto.js';
import { RestrictionService } from './restriction.service.js';
import { restrictToken } from './restriction.operations.js';

@Controller('users/restrict-token')
@OpenTo('parent-token')
@UseGuards(BearerGuard)
@UseFilters(RestrictionErrorFilter)
export class RestrictionController {
  constructor(private readonly restrictions: RestrictionService) {}

  @Post()
  @HttpCode(200)
  @Operation(restrictToken)
  async restrict(
    @Caller() claims: Claims,
    @ParsedBody(restrictionRequest) { scope }: RestrictionRequest,
  ): Promise<RestrictedToken> {
    return { access_token: await this.restrictions.restrict(claims, scope, Date.now()) };
  }
}
