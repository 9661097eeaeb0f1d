import { Controller, Delete, Get, HttpCode, Post, Req } from '@nestjs/common';
import type { DownlinkRequest } from '../../devices/downlink.js';
import { toDownlinkJson } from '../../downlinks/downlink.events.js';
import { DownlinkQueueService, type RawDeviceName } from '../downlink-queue.service.js';
import { parseDownlink } from '../../downlinks/downlink-message.js';
import { callMetadata, type HttpRequest } from './http-request.js';
import { Documented, emptyObject } from '../../openapi/operations.js';
import { downlink } from '../../message-schemas/downlink.schemas.js';
import { downlinkQueue } from '../../openapi/schemas.js';

const queue = ':app_id/devices/:dev_id/down';

const done = {};

const named = <T extends RawDeviceName>({ params }: HttpRequest): T => params as T;

function downlinkIn({ body }: HttpRequest): DownlinkRequest {
  const parsed = parseDownlink(Buffer.from(typeof body === 'string' ? body : ''));
  if ('error' in parsed) throw parsed.error;
  return parsed.request;
}

/** The queue of a device over HTTP; a downlink is written as on MQTT (docs/protocol/mqtt.md#downlink-messages). */
@Controller('applications')
export class DownlinkQueueController {
  constructor(private readonly downlinks: DownlinkQueueService) {}

  @Post(queue)
  @HttpCode(200)
  @Documented(['messages:down:w'], { summary: 'Queue a downlink', body: downlink, gives: emptyObject })
  async put(@Req() request: HttpRequest): Promise<object> {
    await this.downlinks.put(named(request), callMetadata(request), () => downlinkIn(request));
    return done;
  }

  @Get(queue)
  @Documented(['messages:down:w'], { summary: 'List downlinks', gives: downlinkQueue })
  async list(@Req() request: HttpRequest): Promise<object> {
    const { current, waiting } = await this.downlinks.list(named(request), callMetadata(request));
    return {
      current: current ? toDownlinkJson(current) : null,
      waiting: waiting.map(({ id, queuedAt, downlink }) => ({
        id,
        queued_at: queuedAt.toISOString(),
        ...toDownlinkJson(downlink),
      })),
    };
  }

  @Delete(queue)
  @Documented(['messages:down:w'], { summary: 'Remove all downlinks', gives: emptyObject })
  async clear(@Req() request: HttpRequest): Promise<object> {
    await this.downlinks.clear(named(request), callMetadata(request));
    return done;
  }

  @Delete(`${queue}/:id`)
  @Documented(['messages:down:w'], { summary: 'Remove a waiting downlink', gives: emptyObject })
  async remove(@Req() request: HttpRequest): Promise<object> {
    await this.downlinks.remove(
      named<RawDeviceName & { readonly id: string }>(request),
      callMetadata(request),
    );
    return done;
  }
}
