import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { type discovery, toHttpApiJson } from '@fieldpost/contracts';
import { isServiceName } from '@fieldpost/domain';
import { pagingNotValid } from '@fieldpost/transport';
import type { FastifyReply } from 'fastify';
import { toAnnouncement, toAppEui, toRegistered } from './announcement.message.js';
import { announcementNotFound } from './announcements.errors.js';
import { AnnouncementsService } from './announcements.service.js';
import { expandAnnouncement, type Expansion, wantsAddresses } from './expansion.js';
import { wrongNumber } from './page.js';

interface Window extends Expansion {
  readonly limit?: string;
  readonly offset?: string;
}

/**
 * The HTTP API: the reads of the gRPC API as v2 JSON (docs/protocol/discovery.md#http-paths). v2 has the first two
 * paths; the others are for who only speaks HTTP.
 */
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
    const json = wantsAddresses(window)
      ? JSON.stringify({ services: found.map((each) => expandAnnouncement(toRegistered(each))) })
      : toHttpApiJson('discovery.AnnouncementsResponse', { services: found.map(toRegistered) });
    await reply.type('application/json').send(json);
  }

  @Get(':service/:id')
  async get(
    @Param('service') service: string,
    @Param('id') id: string,
    @Query() expansion: Expansion,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (!isServiceName(service)) throw announcementNotFound({ service_name: service, id });
    const name = { serviceName: service, id };
    const found = await this.announcements.find((known) => known.get(name));
    await send(reply, toRegistered(found), expansion);
  }

  @Get('handler/app-id/:appId')
  async getByAppId(
    @Param('appId') appId: string,
    @Query() expansion: Expansion,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const found = await this.announcements.find((known) => known.findBy('app_id', appId));
    await send(reply, toAnnouncement(found), expansion);
  }

  @Get('router/gateway-id/:gatewayId')
  async getByGatewayId(
    @Param('gatewayId') gatewayId: string,
    @Query() expansion: Expansion,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const found = await this.announcements.find((known) => known.findBy('gateway_id', gatewayId));
    await send(reply, toAnnouncement(found), expansion);
  }

  @Get('handler/app-eui/:appEui')
  async getByAppEui(
    @Param('appEui') appEui: string,
    @Query() expansion: Expansion,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const eui = toAppEui(appEui);
    const found = await this.announcements.find((known) => known.findBy('app_eui', eui));
    await send(reply, toAnnouncement(found), expansion);
  }
}

async function send(reply: FastifyReply, found: discovery.Announcement, wanted: Expansion): Promise<void> {
  const json = wantsAddresses(wanted)
    ? JSON.stringify(expandAnnouncement(found))
    : toHttpApiJson('discovery.Announcement', found);
  await reply.type('application/json').send(json);
}
