import type { Metadata } from '@grpc/grpc-js';
import { Controller } from '@nestjs/common';
import { GrpcMethod } from '@nestjs/microservices';
import { Directory } from '@fieldpost/components';
import type { broker, google, Rpc } from '@fieldpost/contracts';
import { AppId } from '@fieldpost/domain';
import { defineError, notValid } from '@fieldpost/errors';
import { UserCallers } from '../devices/user-callers.js';

const handlerNotFound = defineError(
  'network_handler_not_found',
  'internal',
  'Internal error: Could not get Handler Announcement',
);

/** Registration of applications at their handlers. */
@Controller()
export class BrokerManagerGrpc implements Pick<
  Rpc<broker.BrokerManagerHandlers>,
  'registerApplicationHandler'
> {
  constructor(
    private readonly callers: UserCallers,
    private readonly directory: Directory,
  ) {}

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
