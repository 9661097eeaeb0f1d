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
  ) {}

  @Get()
  async list(@Req() request: HttpRequest) {
    const { appId } = await this.callers.admit(request, 'settings');
    return { integrations: (await this.integrations.list(appId)).map(toIntegrationDto) };
  }

  @Get(one)
  async get(@Req() request: HttpRequest) {
    const id = integrationOf(request);
    const { appId } = await this.callers.admit(request, 'settings');
    return toIntegrationDto(await this.integrations.get(appId, id));
  }

  /** Only this response contains the secret. */
  @Post(one)
  async create(@Req() request: HttpRequest) {
    const id = integrationOf(request);
    const wanted = await readJson(request.body, newIntegration);
    const { appId } = await this.callers.admit(request, 'settings', 'messages:up:r');
    const { secret } = await this.integrations.create(appId, id, wanted);
    return { ...toIntegrationDto(await this.integrations.get(appId, id)), secret };
  }

  @Put(one)
  async change(@Req() request: HttpRequest) {
    const id = integrationOf(request);
    const wanted = await readJson(request.body, changedIntegration);
    const { appId } = await this.callers.admit(request, 'settings', 'messages:up:r');
    await this.integrations.change(appId, id, wanted);
    return toIntegrationDto(await this.integrations.get(appId, id));
  }

  @Delete(one)
  @HttpCode(200)
  async remove(@Req() request: HttpRequest) {
    const id = integrationOf(request);
    const { appId } = await this.callers.admit(request, 'settings');
    await this.integrations.remove(appId, id);
    return {};
  }

  @Get(`${one}/deliveries`)
  async deliveries(@Req() request: HttpRequest) {
    const id = integrationOf(request);
    const { appId } = await this.callers.admit(request, 'settings');
    return { deliveries: (await this.integrations.attempts(appId, id)).map(toAttemptDto) };
  }
}
