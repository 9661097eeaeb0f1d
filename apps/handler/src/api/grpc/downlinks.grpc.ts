import type { Metadata } from '@grpc/grpc-js';
import { Controller, UseInterceptors } from '@nestjs/common';
import { GrpcMethod } from '@nestjs/microservices';
import type { handler, handlerV1, Rpc } from '@fieldpost/contracts';
import { CallerAddressInterceptor } from '../../access/caller-address.js';
import { DownlinkQueueService } from '../downlink-queue.service.js';
import { fromPutRequest, toDownlinkList } from '../downlink.message.js';

const service = 'fieldpost.handler.v1.Downlinks';

const done = {};

/** The gRPC API of downlink queues. */
@Controller()
@UseInterceptors(CallerAddressInterceptor)
export class DownlinksGrpc implements Rpc<handlerV1.DownlinksHandlers> {
  constructor(private readonly downlinks: DownlinkQueueService) {}

  @GrpcMethod(service, 'PutDownlink')
  async putDownlink(request: handlerV1.PutDownlinkRequest__Output, metadata: Metadata) {
    await this.downlinks.put(request, metadata, () => fromPutRequest(request));
    return done;
  }

  @GrpcMethod(service, 'ListDownlinks')
  async listDownlinks(
    request: handler.DeviceIdentifier__Output,
    metadata: Metadata,
  ): Promise<handlerV1.DownlinkList> {
    return toDownlinkList(await this.downlinks.list(request, metadata));
  }

  @GrpcMethod(service, 'ClearDownlinks')
  async clearDownlinks(request: handler.DeviceIdentifier__Output, metadata: Metadata) {
    await this.downlinks.clear(request, metadata);
    return done;
  }

  @GrpcMethod(service, 'RemoveDownlink')
  async removeDownlink(request: handlerV1.RemoveDownlinkRequest__Output, metadata: Metadata) {
    await this.downlinks.remove(request, metadata);
    return done;
  }
}
