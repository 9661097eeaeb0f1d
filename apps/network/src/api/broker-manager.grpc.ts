import type { Metadata } from '@grpc/grpc-js';
import { Controller } from '@nestjs/common';
import { GrpcMethod } from '@nestjs/microservices';
import { Directory } from '@fieldpost/components';
import type { broker, google, Rpc } from '@fieldpost/contracts';
import { AppId } from '@fieldpost/domain';
import { notValid } from '@fieldpost/errors';
import { processStatus } from '@fieldpost/observability';
import { BrokerIdentity } from '../components/own-components.js';
import { UserCallers } from '../devices/user-callers.js';
import { DownlinksService } from '../downlinks/downlinks.service.js';
import { OtherRouters } from '../downlinks/other-routers.js';
import { handlerNotFound } from '../handlers/handler.errors.js';
import { HandlerStreams } from '../handlers/handler-streams.js';
import { Deduplication } from '../receptions/deduplication.js';

/** Registration of applications at their handlers. */
@Controller()
export class BrokerManagerGrpc implements Rpc<broker.BrokerManagerHandlers> {
  constructor(
    private readonly callers: UserCallers,
    private readonly directory: Directory,
    private readonly identity: BrokerIdentity,
    private readonly frames: Deduplication,
    private readonly downlinks: DownlinksService,
    private readonly routers: OtherRouters,
    private readonly handlers: HandlerStreams,
  ) {}

  /** How this replica does, for the owner of the broker. */
  @GrpcMethod('broker.BrokerManager', 'GetStatus')
  async getStatus(_request: broker.StatusRequest__Output, metadata: Metadata): Promise<broker.Status> {
    await this.callers.requireComponent(metadata, this.identity.own.id);
    return {
      ...processStatus(),
      ...this.frames.rates,
      downlink: this.downlinks.rates,
      // Its own, and those of other processes.
      connected_routers: 1 + this.routers.count,
      connected_handlers: this.handlers.count,
    };
  }

  /**
   * Only checks the request: which handler an application has is what discovery announces, where v2 handlers register it
   * at the same time.
   */
  @GrpcMethod('broker.BrokerManager', 'RegisterApplicationHandler')
  async registerApplicationHandler(
    { app_id, handler_id }: broker.ApplicationHandlerRegistration__Output,
    metadata: Metadata,
  ): Promise<google.Empty> {
    const appId = AppId(app_id);
    if (handler_id === '') throw notValid({ argument: 'HandlerID', reason: 'can not be empty' });
    await this.callers.require(metadata, appId, 'settings');
    if (!(await this.directory.find('handler', handler_id))) throw handlerNotFound();
    return {};
  }
}
