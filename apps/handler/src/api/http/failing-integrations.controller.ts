import { Controller, Get, Req } from '@nestjs/common';
import { HttpCallersService } from './http-callers.service.js';
import { type HttpRequest, readQuery } from './http-request.js';
import { toFailingDto } from '../../integrations/integrations.dto.js';
import { IntegrationsService } from '../../integrations/integrations.service.js';
import { applicationsQuery } from '../../openapi/applications.schemas.js';
import { Documented } from '../../openapi/operations.js';
import { failingIntegrations } from '../../openapi/schemas.js';

/** Which integrations of several applications fail, for callers who may list them all. */
@Controller('integrations')
export class FailingIntegrationsController {
  constructor(
    private readonly callers: HttpCallersService,
    private readonly integrations: IntegrationsService,
  ) {}

  @Get('failing')
  @Documented(
    { onEach: ['settings'] },
    {
      summary: 'List failing integrations of several applications',
      description: 'Applications of other handlers have none here.',
      query: applicationsQuery,
      gives: failingIntegrations,
    },
  )
  async list(@Req() request: HttpRequest) {
    const { applications } = readQuery(applicationsQuery, request.query);
    const appIds = await this.callers.admitAll(request, applications, 'settings');
    return { integrations: (await this.integrations.listFailing(appIds)).map(toFailingDto) };
  }
}
