import type { Metadata } from '@grpc/grpc-js';
import { Controller } from '@nestjs/common';
import { GrpcMethod } from '@nestjs/microservices';
import type { networkV1, Rpc } from '@fieldpost/contracts';
import { BrokerCallers } from '../components/broker-callers.js';
import { readEui } from '../devices/device.js';
import { ClassCService } from '../downlinks/class-c.service.js';

/** Downlinks of handlers for devices of class C. */
@Controller()
export class ClassCGrpc implements Rpc<networkV1.ClassCHandlers> {
  constructor(
    private readonly callers: BrokerCallers,
    private readonly classC: ClassCService,
  ) {}

  @GrpcMethod('fieldpost.network.v1.ClassC', 'Offer')
  async offer(
    { app_eui, dev_eui }: networkV1.OfferRequest__Output,
    metadata: Metadata,
  ): Promise<networkV1.OfferResponse> {
    const { id } = await this.callers.requireHandler(metadata);
    const euis = { appEui: readEui(app_eui, 'AppEUI'), devEui: readEui(dev_eui, 'DevEUI') };
    const template = await this.classC.offer(id, euis);
    return template ? { template } : {};
  }
}
