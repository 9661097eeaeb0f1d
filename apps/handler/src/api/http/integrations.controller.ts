import { Controller, Delete, Get, HttpCode, Post, Put, Req } from '@nestjs/common';
import { HttpCallersService } from './http-callers.service.js';
import { type HttpRequest, readJson } from './http-request.js';
import { IntegrationId } from '../../integrations/storage/integration.js';
import {
  changedIntegration,
  newIntegration,
  toAttemptDto,
  toIntegrationDto,
} from '../../integrations/integrations.dto.js';
import { IntegrationsService } from '../../integrations/integrations.service.js';
import { RecentMessages } from '../../message-storage/recent-messages.repository.js';
import { Documented, emptyObject } from '../../openapi/operations.js';
import { attempts, integration, integrationList, newIntegrationResponse } from '../../openapi/schemas.js';

const one = ':integration';

/** Which integration a path names. */
export const integrationOf = ({ params }: HttpRequest): IntegrationId =>
  IntegrationId((params as { readonly integration?: string }).integration);

/**
 * The HTTP integrations of an application. Who makes or changes one sends the messages of the application somewhere, so
 * it takes the right to read them beside `settings`.
 */
@Controller('applications/:app_id/integrations')
export class IntegrationsController {
  constructor(
    private readonly callers: HttpCallersService,
    private readonly integrations: IntegrationsService,
    private readonly messages: RecentMessages,
  ) {}

  @Get()
  @Documented(['settings'], { summary: 'List integrations', gives: integrationList })
  async list(@Req() request: HttpRequest) {
    const { appId } = await this.callers.admit(request, 'settings');
    const [integrations, storage] = await Promise.all([
      this.integrations.list(appId),
      this.messages.findStorage(appId),
    ]);
    return { integrations: integrations.map(toIntegrationDto), messages_stored: storage !== undefined };
  }

  @Get(one)
  @Documented(['settings'], { summary: 'Get an integration', gives: integration })
  async get(@Req() request: HttpRequest) {
    const id = integrationOf(request);
    const { appId } = await this.callers.admit(request, 'settings');
    return toIntegrationDto(await this.integrations.get(appId, id));
  }

  /** Only this response contains the secret. */
  @Post(one)
  @Documented(['settings', 'messages:up:r'], {
    summary: 'Create an integration',
    body: newIntegration,
    gives: newIntegrationResponse,
    rejects: [409],
  })
  async create(@Req() request: HttpRequest) {
    const id = integrationOf(request);
    const wanted = await readJson(request.body, newIntegration);
    const { appId } = await this.callers.admit(request, 'settings', 'messages:up:r');
    const { secret } = await this.integrations.create(appId, id, wanted);
    return { ...toIntegrationDto(await this.integrations.get(appId, id)), secret };
  }

  @Put(one)
  @Documented(['settings', 'messages:up:r'], {
    summary: 'Change an integration',
    body: changedIntegration,
    gives: integration,
  })
  async change(@Req() request: HttpRequest) {
    const id = integrationOf(request);
    const wanted = await readJson(request.body, changedIntegration);
    const { appId } = await this.callers.admit(request, 'settings', 'messages:up:r');
    await this.integrations.change(appId, id, wanted);
    return toIntegrationDto(await this.integrations.get(appId, id));
  }

  @Delete(one)
  @HttpCode(200)
  @Documented(['settings'], { summary: 'Delete an integration', gives: emptyObject })
  async remove(@Req() request: HttpRequest) {
    const id = integrationOf(request);
    const { appId } = await this.callers.admit(request, 'settings');
    await this.integrations.remove(appId, id);
    return {};
  }

  @Get(`${one}/deliveries`)
  @Documented(['settings'], { summary: 'List the latest deliveries', gives: attempts })
  async deliveries(@Req() request: HttpRequest) {
    const id = integrationOf(request);
    const { appId } = await this.callers.admit(request, 'settings');
    return { deliveries: (await this.integrations.attempts(appId, id)).map(toAttemptDto) };
  }
}
