import { Controller, Get } from '@nestjs/common';
import { isServiceName } from '@fieldpost/domain';
import { Operation } from '@fieldpost/openapi';
import { pagingNotValid } from '@fieldpost/transport';
import type { FastifyReply } from 'fastify';
import type { Announcement, MetadataKind } from '../register/announcement.js';
import type { Registered } from '../register/register.js';
import { toAppEui } from './announcement.message.js';
import { AnnouncementTexts } from './announcement-texts.js';
import { announcementNotFound } from './announcements.errors.js';
import { AnnouncementsService, isNotFound } from './announcements.service.js';
import type { Expansion } from './expansion.js';
import { wrongNumber } from './page.js';
import { sendText } from './send-text.js';
import {
  findByAppEui,
  findByAppId,
  findByGatewayId,
  getComponent,
  listComponents,
} from '../openapi/announcement-operations.js';

const none: readonly Registered[] = [];

interface Window extends Expansion {
  readonly id?: string;
  readonly app_id?: string;
  readonly limit?: string;
  readonly offset?: string;
}

/**
 * The parts of the request that a read needs. (Named `Request`, its decorator metadata would load the client of the
 * global `fetch`.)
 */
interface ReadRequest<Params, Query = Expansion> {
  readonly params: Params;
  readonly query: Query;
}

/** A Promise while this replica catches up with another one. */
type Sent = void | Promise<void>;

/** Reads one announcement; throws when it is not there. */
type Read = (known: AnnouncementsService) => Announcement;

/**
 * The HTTP API: the reads of the gRPC API as v2 JSON (docs/protocol/discovery.md#http-paths). v2 has the first two
 * paths; the others are for clients that only speak HTTP.
 */
@Controller('announcements')
export class AnnouncementsController {
  constructor(
    private readonly announcements: AnnouncementsService,
    private readonly texts: AnnouncementTexts,
  ) {}

  @Get(':service')
  @Operation(listComponents)
  getAll({ params, query }: ReadRequest<{ service: string }, Window>, reply: FastifyReply): Sent {
    const { service } = params;
    const { limit = '', offset = '' } = query;
    const wanted = wantedOne(service, query);
    if (wanted) return this.oneOrNone(wanted, query, reply);
    const wrong = wrongNumber(limit, offset);
    if (wrong !== undefined) throw pagingNotValid({ text: wrong });
    const page = { limit: Number(limit), offset: Number(offset) };
    const found = isServiceName(service) ? this.announcements.list(service, page) : none;
    sendText(reply, this.texts.for(query).list(found));
  }

  @Get(':service/:id')
  @Operation(getComponent)
  get({ params, query }: ReadRequest<{ service: string; id: string }>, reply: FastifyReply): Sent {
    const { service, id } = params;
    if (!isServiceName(service)) throw announcementNotFound({ service_name: service, id });
    const texts = this.texts.for(query);
    return this.announcements.find((known) =>
      sendText(reply, texts.registered(known.get({ service_name: service, id }))),
    );
  }

  @Get('handler/app-id/:appId')
  @Operation(findByAppId)
  getByAppId({ params, query }: ReadRequest<{ appId: string }>, reply: FastifyReply): Sent {
    return this.owner(reply, query, ['app_id', params.appId]);
  }

  @Get('router/gateway-id/:gatewayId')
  @Operation(findByGatewayId)
  getByGatewayId({ params, query }: ReadRequest<{ gatewayId: string }>, reply: FastifyReply): Sent {
    return this.owner(reply, query, ['gateway_id', params.gatewayId]);
  }

  @Get('handler/app-eui/:appEui')
  @Operation(findByAppEui)
  getByAppEui({ params, query }: ReadRequest<{ appEui: string }>, reply: FastifyReply): Sent {
    return this.owner(reply, query, ['app_eui', toAppEui(params.appEui)]);
  }

  /** A list, so that a component that is not there is no error. */
  private async oneOrNone(wanted: Read, expansion: Expansion, reply: FastifyReply): Promise<void> {
    const texts = this.texts.for(expansion);
    try {
      sendText(reply, texts.only(await this.announcements.find(wanted)));
    } catch (thrown) {
      if (!isNotFound(thrown)) throw thrown;
      sendText(reply, texts.list(none));
    }
  }

  private owner(
    reply: FastifyReply,
    expansion: Expansion,
    identifier: readonly [MetadataKind, string],
  ): Sent {
    const texts = this.texts.for(expansion);
    return this.announcements.find((known) =>
      sendText(reply, texts.announcement(known.findBy(...identifier))),
    );
  }
}

/** How the only component is read that a list shall have; undefined for whole lists. */
function wantedOne(service: string, { id, app_id: appId }: Window): Read | undefined {
  if (typeof appId === 'string' && service === 'handler') return (known) => known.findBy('app_id', appId);
  if (typeof id !== 'string' || !isServiceName(service)) return undefined;
  return (known) => known.get({ service_name: service, id }).announcement;
}
