import type { OutgoingHttpHeaders } from 'node:http';
import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import { clientOf } from '@fieldpost/auth';
import { type Claims, requireAppRight } from '@fieldpost/domain';
import type { FastifyReply } from 'fastify';
import { recheckMs, type RecheckSettings } from '../../access/recheck-ms.js';
import { HANDLER_CONFIG } from '../../handler.config.js';
import { type AdmittedRequest, HttpCallersService } from '../http/http-callers.service.js';
import type { HttpRequest } from '../http/http-request.js';
import { Owners } from '../../limits/owners.js';
import type { EventSink } from './event-channel.js';
import { readEventFilter } from './event-filter.js';
import { LiveEvents } from './live-events.js';
import { StreamAuthorization } from './stream-authorization.js';
import { z } from 'zod';
import { Documented, ok } from '../../openapi/operations.js';
import { eventsQuery } from '../../openapi/schemas.js';

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  // Buffering proxies would delay the events.
  'x-accel-buffering': 'no',
};

const expiryOf = ({ expiresAt }: Claims): number => (expiresAt ?? Infinity) * 1000;

/** Live events of an application for browsers, as server-sent events (WHATWG HTML, section 9.2). */
@Controller('applications')
export class LiveEventsController {
  constructor(
    private readonly callers: HttpCallersService,
    private readonly live: LiveEvents,
    private readonly owners: Owners,
    @Inject(HANDLER_CONFIG) private readonly settings: RecheckSettings,
  ) {}

  @Get(':app_id/events')
  @Documented(['messages:up:r'], {
    summary: 'Read messages as they come',
    description: 'Server-sent events; `Last-Event-ID` continues an interrupted stream.',
    query: eventsQuery,
    responses: ok(z.string(), 'text/event-stream'),
  })
  async stream(@Req() request: HttpRequest, @Res() reply: FastifyReply): Promise<void> {
    const filter = readEventFilter(request.query);
    const admitted = await this.callers.admit(request, 'messages:up:r');
    const { appId, claims } = admitted;
    const [caller, share] = [clientOf(claims), await this.owners.find(appId)];
    this.live.requireCapacity({ appId, caller, share });
    // A connection that is already closed emits no further event.
    if (reply.raw.destroyed) return;

    const sink = openSink(reply);
    const stream = { caller, share, filter, sink };
    const trust = this.trustIn(admitted, () => this.live.end(appId, stream));
    reply.raw.on('close', () => {
      trust.stop();
      this.live.remove(appId, stream);
    });
    this.live.add(appId, stream, String(request.headers['last-event-id'] ?? ''));
    trust.start();
  }

  private trustIn(admitted: AdmittedRequest, end: () => void): StreamAuthorization {
    return new StreamAuthorization({
      until: expiryOf(admitted.claims),
      ask: async () => {
        const claims = await this.callers.confirm(admitted);
        requireAppRight(claims, admitted.appId, 'messages:up:r');
        return expiryOf(claims);
      },
      end,
      everyMs: recheckMs(this.settings),
    });
  }
}

/** How long a client may take to read the rest of a stream that was ended, in milliseconds. */
const restMs = 1_000;

function openSink(reply: FastifyReply): EventSink {
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, { ...(reply.getHeaders() as OutgoingHttpHeaders), ...headers });
  raw.flushHeaders();
  return {
    write: (text) => void raw.write(text),
    waitingBytes: () => raw.writableLength,
    end: () => {
      raw.end();
      const timer = setTimeout(() => raw.destroy(), restMs).unref();
      raw.once('close', () => clearTimeout(timer));
    },
    destroy: () => void raw.destroy(),
  };
}
