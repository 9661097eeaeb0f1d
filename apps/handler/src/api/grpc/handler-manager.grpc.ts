import type { Metadata } from '@grpc/grpc-js';
import { Controller, Inject } from '@nestjs/common';
import { GrpcMethod } from '@nestjs/microservices';
import type { handler, Rpc } from '@fieldpost/contracts';
import { processStatus } from '@fieldpost/observability';
import { noComponentAccess } from '../../access/access.errors.js';
import { ApplicationCallersService } from '../../access/application-callers.service.js';
import { MessageMeters } from '../../events/message-meters.js';
import { HANDLER_CONFIG, type HandlerSettings } from '../../handler.config.js';

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
    return { ...processStatus(), ...this.meters.rates };
  }
}
