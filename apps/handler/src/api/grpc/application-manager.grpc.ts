import { Metadata, type ServerUnaryCall } from '@grpc/grpc-js';
import { Controller, UseInterceptors } from '@nestjs/common';
import { GrpcMethod } from '@nestjs/microservices';
import type { handler, Rpc } from '@fieldpost/contracts';
import { CallerAddressInterceptor } from '../../access/caller-address.js';
import { ApplicationManagerService } from '../application-manager.service.js';

const service = 'handler.ApplicationManager';

type Methods = Rpc<handler.ApplicationManagerHandlers>;
type Call = Pick<ServerUnaryCall<unknown, unknown>, 'sendMetadata'>;

/** The gRPC API of application owners (docs/protocol/handler-api.md#methods). */
@Controller()
@UseInterceptors(CallerAddressInterceptor)
export class ApplicationManagerGrpc implements Omit<Methods, 'getDevicesForApplication'> {
  constructor(private readonly manager: ApplicationManagerService) {}

  @GrpcMethod(service, 'RegisterApplication')
  registerApplication(request: handler.ApplicationIdentifier__Output, metadata: Metadata) {
    return this.manager.registerApplication(request, metadata);
  }

  @GrpcMethod(service, 'GetApplication')
  getApplication(request: handler.ApplicationIdentifier__Output, metadata: Metadata) {
    return this.manager.getApplication(request, metadata);
  }

  @GrpcMethod(service, 'SetApplication')
  setApplication(request: handler.Application__Output, metadata: Metadata) {
    return this.manager.setApplication(request, metadata);
  }

  @GrpcMethod(service, 'DeleteApplication')
  deleteApplication(request: handler.ApplicationIdentifier__Output, metadata: Metadata) {
    return this.manager.deleteApplication(request, metadata);
  }

  @GrpcMethod(service, 'GetDevice')
  getDevice(request: handler.DeviceIdentifier__Output, metadata: Metadata) {
    return this.manager.getDevice(request, metadata);
  }

  @GrpcMethod(service, 'SetDevice')
  setDevice(request: handler.Device__Output, metadata: Metadata) {
    return this.manager.setDevice(request, metadata);
  }

  @GrpcMethod(service, 'DeleteDevice')
  deleteDevice(request: handler.DeviceIdentifier__Output, metadata: Metadata) {
    return this.manager.deleteDevice(request, metadata);
  }

  /** The numbers go into response headers, which leave before the message. */
  @GrpcMethod(service, 'GetDevicesForApplication')
  async getDevicesForApplication(
    request: handler.ApplicationIdentifier__Output,
    metadata: Metadata,
    call: Call,
  ): Promise<handler.DeviceList> {
    const { list, total, selected } = await this.manager.getDevicesForApplication(request, metadata);
    const headers = new Metadata();
    headers.set('total', String(total));
    headers.set('selected', String(selected));
    call.sendMetadata(headers);
    return list;
  }

  @GrpcMethod(service, 'DryDownlink')
  dryDownlink(request: handler.DryDownlinkMessage__Output, metadata: Metadata) {
    return this.manager.dryDownlink(request, metadata);
  }

  @GrpcMethod(service, 'DryUplink')
  dryUplink(request: handler.DryUplinkMessage__Output, metadata: Metadata) {
    return this.manager.dryUplink(request, metadata);
  }

  @GrpcMethod(service, 'SimulateUplink')
  simulateUplink(request: handler.SimulatedUplinkMessage__Output, metadata: Metadata) {
    return this.manager.simulateUplink(request, metadata);
  }
}
