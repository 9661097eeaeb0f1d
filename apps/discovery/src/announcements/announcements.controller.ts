import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import type { discovery } from '@fieldpost/contracts';
import { toGatewayJson } from '@fieldpost/contracts';
import { isServiceName } from '@fieldpost/domain';
import { pagingNotValid } from '@fieldpost/transport';
import type { FastifyReply } from 'fastify';
import { toRegistered } from './announcement.message.js';
import { announcementNotFound } from './announcements.errors.js';
import { AnnouncementsService } from './announcements.service.js';
import { wrongNumber } from './page.js';

interface Window {
  readonly limit?: string;
  readonly offset?: string;
}

/** The HTTP gateway: the reads of the gRPC door as v2 JSON (wire/discovery.md 3). */
@Controller('announcements')
export class AnnouncementsController {
  constructor(private readonly announcements: AnnouncementsService) {}

  @Get(':service')
  async getAll(
    @Param('service') service: string,
    @Query() window: Window,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { limit = '', offset = '' } = window;
    const wrong = wrongNumber(limit, offset);
    if (wrong !== undefined) throw pagingNotValid({ text: wrong });
    const page = { limit: Number(limit), offset: Number(offset) };
    const found = isServiceName(service) ? this.announcements.list(service, page) : [];
    const answer: discovery.AnnouncementsResponse = { services: found.map(toRegistered) };
    await reply.type('application/json').send(toGatewayJson('discovery.AnnouncementsResponse', answer));
  }

  @Get(':service/:id')
  async get(
    @Param('service') service: string,
    @Param('id') id: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (!isServiceName(service)) throw announcementNotFound({ service_name: service, id });
    const found = toRegistered(this.announcements.get({ serviceName: service, id }));
    await reply.type('application/json').send(toGatewayJson('discovery.Announcement', found));
  }
}
