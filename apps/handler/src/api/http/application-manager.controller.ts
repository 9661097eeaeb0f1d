import { Controller, Delete, Get, Post, Put, Req, Res } from '@nestjs/common';
import { recentLoginChallenge } from '@fieldpost/auth';
import type { OperationDoc } from '@fieldpost/openapi';
import type { FastifyReply } from 'fastify';
import { ApplicationManagerGrpc } from '../grpc/application-manager.grpc.js';
import { deviceListQuery, deviceQuery, readDeviceListRequest, readKeysWish } from './device-list-query.js';
import { type HttpRequest, serve } from './http-request.js';
import { Documented, emptyObject, message, ok, payloadMessage } from '../../openapi/operations.js';
import { paging, payloadFunctionFailure } from '../../openapi/schemas.js';

const application = ':app_id';
const devices = ':app_id/devices';
const device = ':app_id/devices/:dev_id';

const empty = 'google.protobuf.Empty';

const payloadNote = 'The payload is sent as `payload_raw` (base64) or `payload_hex`, and not as `payload`.';
const scriptFailure: OperationDoc['responses'] = {
  500: { description: 'A payload function failed.', schema: payloadFunctionFailure },
};
const setApplication: OperationDoc = {
  summary: 'Change the payload settings',
  body: message('handler.Application'),
  responses: ok(emptyObject),
};
const setDevice: OperationDoc = {
  summary: 'Create or change a device',
  description:
    'With the header `If-None-Match: *` it is only created, and rejected when there is one with its id.',
  body: message('handler.Device'),
  responses: ok(emptyObject),
  rejects: [409],
};

/** The HTTP API: the calls of the gRPC API as v2 JSON (docs/protocol/http-json.md). */
@Controller('applications')
export class ApplicationManagerController {
  constructor(private readonly manager: ApplicationManagerGrpc) {}

  @Post()
  @Documented(['settings', 'delete'], {
    summary: 'Register an application at this handler',
    body: message('handler.ApplicationIdentifier'),
    responses: ok(emptyObject),
    rejects: [409],
  })
  registerApplication(@Req() request: HttpRequest, @Res() reply: FastifyReply): Promise<void> {
    return serve(request, reply, {
      messages: ['handler.ApplicationIdentifier', empty],
      call: (message, metadata) => this.manager.registerApplication(message, metadata),
    });
  }

  @Get(application)
  @Documented(['settings'], {
    summary: 'Get the payload settings',
    responses: ok(message('handler.Application')),
  })
  getApplication(@Req() request: HttpRequest, @Res() reply: FastifyReply): Promise<void> {
    return serve(request, reply, {
      messages: ['handler.ApplicationIdentifier', 'handler.Application'],
      call: (message, metadata) => this.manager.getApplication(message, metadata),
    });
  }

  @Put(application)
  @Documented(['settings'], setApplication)
  setApplication(@Req() request: HttpRequest, @Res() reply: FastifyReply): Promise<void> {
    return serve(request, reply, {
      messages: ['handler.Application', empty],
      call: (message, metadata) => this.manager.setApplication(message, metadata),
    });
  }

  @Post(application)
  @Documented(['settings'], setApplication)
  postApplication(@Req() request: HttpRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.setApplication(request, reply);
  }

  @Delete(application)
  @Documented(['delete'], { summary: 'Remove an application from this handler', responses: ok(emptyObject) })
  deleteApplication(@Req() request: HttpRequest, @Res() reply: FastifyReply): Promise<void> {
    return serve(request, reply, {
      messages: ['handler.ApplicationIdentifier', empty],
      call: (message, metadata) => this.manager.deleteApplication(message, metadata),
    });
  }

  @Get(devices)
  @Documented(['devices'], {
    summary: 'List devices',
    query: deviceListQuery.extend(paging),
    responses: ok(message('handler.DeviceList')),
  })
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
  @Documented(['devices'], {
    summary: 'Get a device',
    description: 'Its keys are for recent logins only, if the policy says so.',
    query: deviceQuery,
    responses: ok(message('handler.Device')),
  })
  getDevice(@Req() request: HttpRequest, @Res() reply: FastifyReply): Promise<void> {
    return serve(request, reply, {
      messages: ['handler.DeviceIdentifier', 'handler.Device'],
      call: async (message, metadata) => {
        const read = await this.manager.readDevice(message, metadata, readKeysWish(request.query));
        // RFC 9110, 11.6.1: in a response that is no 401, other credentials might affect it.
        if (read.needsLogin) void reply.header('WWW-Authenticate', recentLoginChallenge);
        return read.device;
      },
    });
  }

  @Put([device, devices])
  @Documented(['devices'], setDevice)
  setDevice(@Req() request: HttpRequest, @Res() reply: FastifyReply): Promise<void> {
    return serve(request, reply, {
      messages: ['handler.Device', empty],
      call: (message, metadata) =>
        // RFC 9110, 13.1.2
        request.headers['if-none-match'] === '*'
          ? this.manager.addDevice(message, metadata)
          : this.manager.setDevice(message, metadata),
    });
  }

  @Post([device, devices])
  @Documented(['devices'], setDevice)
  postDevice(@Req() request: HttpRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.setDevice(request, reply);
  }

  @Post(`${device}/simulate-uplink`)
  @Documented(['devices'], {
    summary: 'Publish an uplink that no device sent',
    description: payloadNote,
    body: payloadMessage('handler.SimulatedUplinkMessage'),
    responses: ok(emptyObject),
  })
  simulateUplink(@Req() request: HttpRequest, @Res() reply: FastifyReply): Promise<void> {
    return serve(request, reply, {
      messages: ['handler.SimulatedUplinkMessage', empty],
      hasPayload: true,
      call: (message, metadata) => this.manager.simulateUplink(message, metadata),
    });
  }

  @Delete(device)
  @Documented(['devices'], { summary: 'Remove a device', responses: ok(emptyObject) })
  deleteDevice(@Req() request: HttpRequest, @Res() reply: FastifyReply): Promise<void> {
    return serve(request, reply, {
      messages: ['handler.DeviceIdentifier', empty],
      call: (message, metadata) => this.manager.deleteDevice(message, metadata),
    });
  }

  @Post(`${application}/dry-uplink`)
  @Documented('any-application', {
    summary: 'Decode a payload that is not published',
    description: payloadNote,
    body: payloadMessage('handler.DryUplinkMessage'),
    responses: { ...ok(message('handler.DryUplinkResult')), ...scriptFailure },
  })
  dryUplink(@Req() request: HttpRequest, @Res() reply: FastifyReply): Promise<void> {
    return serve(request, reply, {
      messages: ['handler.DryUplinkMessage', 'handler.DryUplinkResult'],
      below: 'app.',
      hasPayload: true,
      call: (message, metadata) => this.manager.dryUplink(message, metadata),
    });
  }

  @Post(`${application}/dry-downlink`)
  @Documented('any-application', {
    summary: 'Encode fields that are not sent',
    description: payloadNote,
    body: payloadMessage('handler.DryDownlinkMessage'),
    responses: { ...ok(message('handler.DryDownlinkResult')), ...scriptFailure },
  })
  dryDownlink(@Req() request: HttpRequest, @Res() reply: FastifyReply): Promise<void> {
    return serve(request, reply, {
      messages: ['handler.DryDownlinkMessage', 'handler.DryDownlinkResult'],
      below: 'app.',
      hasPayload: true,
      call: (message, metadata) => this.manager.dryDownlink(message, metadata),
    });
  }
}
