import { Controller, Delete, Get, Post, Put, Req, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { ApplicationManagerGrpc } from '../grpc/application-manager.grpc.js';
import { readDeviceListRequest, readKeysWish } from './device-list-query.js';
import { type HttpRequest, serve } from './http-request.js';

const application = ':app_id';
const devices = ':app_id/devices';
const device = ':app_id/devices/:dev_id';

const empty = 'google.protobuf.Empty';

/** The HTTP API: the calls of the gRPC API as v2 JSON (docs/protocol/http-json.md). */
@Controller('applications')
export class ApplicationManagerController {
  constructor(private readonly manager: ApplicationManagerGrpc) {}

  @Post()
  registerApplication(@Req() request: HttpRequest, @Res() reply: FastifyReply): Promise<void> {
    return serve(request, reply, {
      messages: ['handler.ApplicationIdentifier', empty],
      call: (message, metadata) => this.manager.registerApplication(message, metadata),
    });
  }

  @Get(application)
  getApplication(@Req() request: HttpRequest, @Res() reply: FastifyReply): Promise<void> {
    return serve(request, reply, {
      messages: ['handler.ApplicationIdentifier', 'handler.Application'],
      call: (message, metadata) => this.manager.getApplication(message, metadata),
    });
  }

  @Put(application)
  setApplication(@Req() request: HttpRequest, @Res() reply: FastifyReply): Promise<void> {
    return serve(request, reply, {
      messages: ['handler.Application', empty],
      call: (message, metadata) => this.manager.setApplication(message, metadata),
    });
  }

  @Post(application)
  postApplication(@Req() request: HttpRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.setApplication(request, reply);
  }

  @Delete(application)
  deleteApplication(@Req() request: HttpRequest, @Res() reply: FastifyReply): Promise<void> {
    return serve(request, reply, {
      messages: ['handler.ApplicationIdentifier', empty],
      call: (message, metadata) => this.manager.deleteApplication(message, metadata),
    });
  }

  @Get(devices)
  getDevicesForApplication(@Req() request: HttpRequest, @Res() reply: FastifyReply): Promise<void> {
    return serve(request, reply, {
      messages: ['handler.ApplicationIdentifier', 'handler.DeviceList'],
      call: async (message, metadata) => {
        const wish = readDeviceListRequest(request.query);
        const page = await this.manager.listDevices(message, metadata, wish);
        const headers = { 'Grpc-Metadata-Total': page.total, 'Grpc-Metadata-Selected': page.selected };
        void reply.headers(headers);
        return page.list;
      },
    });
  }

  @Get(device)
  getDevice(@Req() request: HttpRequest, @Res() reply: FastifyReply): Promise<void> {
    return serve(request, reply, {
      messages: ['handler.DeviceIdentifier', 'handler.Device'],
      call: (message, metadata) => this.manager.readDevice(message, metadata, readKeysWish(request.query)),
    });
  }

  @Put([device, devices])
  setDevice(@Req() request: HttpRequest, @Res() reply: FastifyReply): Promise<void> {
    return serve(request, reply, {
      messages: ['handler.Device', empty],
      call: (message, metadata) => this.manager.setDevice(message, metadata),
    });
  }

  @Post([device, devices])
  postDevice(@Req() request: HttpRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.setDevice(request, reply);
  }

  @Post(`${device}/simulate-uplink`)
  simulateUplink(@Req() request: HttpRequest, @Res() reply: FastifyReply): Promise<void> {
    return serve(request, reply, {
      messages: ['handler.SimulatedUplinkMessage', empty],
      hasPayload: true,
      call: (message, metadata) => this.manager.simulateUplink(message, metadata),
    });
  }

  @Delete(device)
  deleteDevice(@Req() request: HttpRequest, @Res() reply: FastifyReply): Promise<void> {
    return serve(request, reply, {
      messages: ['handler.DeviceIdentifier', empty],
      call: (message, metadata) => this.manager.deleteDevice(message, metadata),
    });
  }

  @Post(`${application}/dry-uplink`)
  dryUplink(@Req() request: HttpRequest, @Res() reply: FastifyReply): Promise<void> {
    return serve(request, reply, {
      messages: ['handler.DryUplinkMessage', 'handler.DryUplinkResult'],
      below: 'app.',
      hasPayload: true,
      call: (message, metadata) => this.manager.dryUplink(message, metadata),
    });
  }

  @Post(`${application}/dry-downlink`)
  dryDownlink(@Req() request: HttpRequest, @Res() reply: FastifyReply): Promise<void> {
    return serve(request, reply, {
      messages: ['handler.DryDownlinkMessage', 'handler.DryDownlinkResult'],
      below: 'app.',
      hasPayload: true,
      call: (message, metadata) => this.manager.dryDownlink(message, metadata),
    });
  }
}
