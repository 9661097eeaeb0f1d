import type { Metadata } from '@grpc/grpc-js';
import { Controller, Inject } from '@nestjs/common';
import { GrpcMethod } from '@nestjs/microservices';
import type { handler, Rpc } from '@fieldpost/contracts';
import { freemem, loadavg, totalmem } from 'node:os';
import { noComponentAccess } from '../../access/access.errors.js';
import { ApplicationCallersService } from '../../access/application-callers.service.js';
import { MessageMeters, type MessageRates } from '../../events/message-meters.js';
import { HANDLER_CONFIG, type HandlerSettings } from '../../handler.config.js';

/** How the process and its machine do (docs/protocol/handler-api.md#status). */
function readStatus(rates: MessageRates): handler.Status {
  const [load1 = 0, load5 = 0, load15 = 0] = loadavg();
  const total = totalmem();
  const available = freemem();
  const { rss, heapUsed } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  return {
    system: {
      load: { load1, load5, load15 },
      memory: { total, available, used: total - available },
    },
    component: {
      uptime: Math.floor(process.uptime()),
      cpu: { user: user / 1e6, system: system / 1e6 },
      memory: { memory: rss, heap: heapUsed },
    },
    ...rates,
  };
}

/** The handler on which every caller may look at the status (docs/protocol/handler-api.md#methods). */
const developmentId = 'dev';

/** The gRPC API of the operator of this handler. */
@Controller()
export class HandlerManagerGrpc implements Rpc<handler.HandlerManagerHandlers> {
  constructor(
    private readonly callers: ApplicationCallersService,
    private readonly meters: MessageMeters,
    @Inject(HANDLER_CONFIG) private readonly settings: HandlerSettings,
  ) {}

  @GrpcMethod('handler.HandlerManager', 'GetStatus')
  async getStatus(_request: handler.StatusRequest__Output, metadata: Metadata): Promise<handler.Status> {
    const { HANDLER_ID: id } = this.settings;
    if (id !== developmentId) {
      const { scopes } = await this.callers.component(metadata);
      if (!scopes.includes(`components:${id}`)) throw noComponentAccess({ id });
    }
    return readStatus(this.meters.rates);
  }
}
