import { Controller, Get, Req } from '@nestjs/common';
import { DevId } from '@fieldpost/domain';
import { HttpCallersService } from './http-callers.service.js';
import { type HttpRequest, readQuery } from './http-request.js';
import { Documented } from '../../openapi/operations.js';
import {
  stateCounts,
  traffic,
  trafficList,
  trafficListQuery,
  trafficQuery,
} from '../../openapi/traffic.schemas.js';
import { TrafficRepository } from '../../traffic/traffic.repository.js';
import { TrafficService } from '../../traffic/traffic.service.js';

/**
 * How many messages there were: for callers who may read the messages themselves. How many devices are active: for callers
 * who may list them.
 */
@Controller()
export class TrafficController {
  constructor(
    private readonly callers: HttpCallersService,
    private readonly service: TrafficService,
    private readonly repository: TrafficRepository,
  ) {}

  @Get('applications/:app_id/traffic')
  @Documented(['messages:up:r'], {
    summary: 'Get the traffic of an application',
    query: trafficQuery,
    gives: traffic,
  })
  async ofApplication(@Req() request: HttpRequest) {
    const { range } = readQuery(trafficQuery, request.query);
    const { appId } = await this.callers.admit(request, 'messages:up:r');
    return this.service.ofApplication(appId, range);
  }

  @Get('applications/:app_id/devices/:dev_id/traffic')
  @Documented(['messages:up:r'], {
    summary: 'Get the traffic of a device',
    query: trafficQuery,
    gives: traffic,
  })
  async ofDevice(@Req() request: HttpRequest) {
    const devId = DevId((request.params as { readonly dev_id?: string }).dev_id);
    const { range } = readQuery(trafficQuery, request.query);
    const { appId } = await this.callers.admit(request, 'messages:up:r');
    return this.service.ofDevice(appId, devId, range);
  }

  @Get('traffic')
  @Documented(
    { onEach: ['messages:up:r'] },
    {
      summary: 'Get the traffic of several applications',
      query: trafficListQuery,
      gives: trafficList,
    },
  )
  async ofApplications(@Req() request: HttpRequest) {
    const { range, applications } = readQuery(trafficListQuery, request.query);
    const appIds = await this.callers.admitAll(request, applications, 'messages:up:r');
    return this.service.ofApplications(appIds, range);
  }

  @Get('applications/:app_id/device-states')
  @Documented(['devices'], { summary: 'Count the devices by state', gives: stateCounts })
  async deviceStates(@Req() request: HttpRequest) {
    const { appId } = await this.callers.admit(request, 'devices');
    return this.repository.deviceStates(appId, Date.now());
  }
}
