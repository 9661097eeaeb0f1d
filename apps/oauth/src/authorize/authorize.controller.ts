import { Body, Controller, Get, Post, Query, Req, Res, UseFilters } from '@nestjs/common';
import { OpenTo } from '@fieldpost/auth';
import { Operation } from '@fieldpost/openapi';
import { ParseWith } from '@fieldpost/transport';
import type { Reply } from '../pages/page.js';
import { PageDoor } from '../pages/page-door.js';
import { type Request, Visits } from '../sessions/visit.js';
import { authorizeQuery, type AuthorizeQuery, consentForm, type ConsentForm } from './authorize.dto.js';
import { AuthorizeService } from './authorize.service.js';
import { formOperation, pageOperation } from '../pages/page-operation.js';

@Controller('users/authorize')
@OpenTo('browser')
@UseFilters(PageDoor)
export class AuthorizeController {
  constructor(
    private readonly authorizations: AuthorizeService,
    private readonly visits: Visits,
  ) {}

  @Get()
  @Operation(pageOperation('Ask a user for consent (RFC 6749)'))
  async ask(
    @Req() request: Request,
    @Res() reply: Reply,
    @Query(new ParseWith(authorizeQuery)) query: AuthorizeQuery,
  ): Promise<unknown> {
    const visit = await this.visits.receive(request, Date.now());
    return this.visits.answer(reply, await this.authorizations.ask({ visit, query, path: request.url }));
  }

  @Post()
  @Operation(formOperation('Allow it or not'))
  async decide(
    @Req() request: Request,
    @Res() reply: Reply,
    @Query(new ParseWith(authorizeQuery)) query: AuthorizeQuery,
    @Body(new ParseWith(consentForm)) form: ConsentForm,
  ): Promise<unknown> {
    const visit = await this.visits.receive(request, Date.now());
    const asked = { visit, query, path: request.url };
    return this.visits.answer(reply, await this.authorizations.decide(asked, form));
  }
}
