import { Controller, Delete, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import { notValid } from '@fieldpost/errors';
import type { FastifyReply } from 'fastify';
import { HttpCallersService } from './http-callers.service.js';
import type { HttpRequest } from './http-request.js';
import { pageIn } from '../page.js';
import { integrationOf } from './integrations.controller.js';
import { toDeadLetterJson } from '../../integrations/integrations.dto.js';
import { IntegrationsService } from '../../integrations/integrations.service.js';
import { Documented } from '../../openapi/operations.js';
import { deadLetterQuery, deadLetters, dropped, retried } from '../../openapi/schemas.js';

const standardLimit = 100;
const mostAtOnce = 1_000;

function numberIn(text: unknown, argument: string): string {
  if (typeof text === 'string' && /^\d{1,18}$/.test(text)) return text;
  throw notValid({ argument, reason: 'should be the id of a dead letter' });
}

/** The letter in the path; undefined for all of them. */
function letterOf({ params }: HttpRequest): string | undefined {
  const { letter } = params as { readonly letter?: string };
  return letter === undefined ? undefined : numberIn(letter, 'DeadLetter');
}

/** Messages that an integration has given up: they can be read, attempted again and forgotten. */
@Controller('applications/:app_id/integrations/:integration/dead-letters')
export class DeadLettersController {
  constructor(
    private readonly callers: HttpCallersService,
    private readonly integrations: IntegrationsService,
  ) {}

  /** A page by `limit` and, for the next one, `after` with the id of the last letter. */
  @Get()
  @Documented(['settings', 'messages:up:r'], {
    summary: 'List dead letters',
    query: deadLetterQuery,
    gives: deadLetters,
  })
  async list(@Req() request: HttpRequest, @Res() reply: FastifyReply): Promise<void> {
    const id = integrationOf(request);
    const after = numberIn(request.query['after'] ?? '0', 'After');
    const { appId, metadata } = await this.callers.admit(request, 'settings', 'messages:up:r');
    const limit = Math.min(pageIn(metadata).limit || standardLimit, mostAtOnce);
    const letters = await this.integrations.deadLetters(appId, id, { after, limit });
    const json = `{"dead_letters":[${letters.map(toDeadLetterJson).join(',')}]}`;
    await reply.status(200).type('application/json').send(json);
  }

  @Post(['retry', ':letter/retry'])
  @HttpCode(200)
  @Documented(['settings'], { summary: 'Deliver dead letters again', gives: retried })
  async retry(@Req() request: HttpRequest) {
    const [id, letter] = [integrationOf(request), letterOf(request)];
    const { appId } = await this.callers.admit(request, 'settings');
    return { retried: await this.integrations.retry(appId, id, letter) };
  }

  @Delete(['', ':letter'])
  @Documented(['settings'], { summary: 'Delete dead letters', gives: dropped })
  async drop(@Req() request: HttpRequest) {
    const [id, letter] = [integrationOf(request), letterOf(request)];
    const { appId } = await this.callers.admit(request, 'settings');
    return { dropped: await this.integrations.drop(appId, id, letter) };
  }
}
