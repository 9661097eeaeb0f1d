import { Controller, Get, Req } from '@nestjs/common';
import { notValid } from '@fieldpost/errors';
import { DevAddresses } from '../../devices/network-devices.js';
import { HttpCallersService } from './http-callers.service.js';
import type { HttpRequest } from './http-request.js';
import { Documented } from '../../openapi/operations.js';
import { devAddress, usageQuery } from '../../openapi/schemas.js';

const standardUsage = 'abp,local';
const words = /^[a-z]{1,16}(,[a-z]{1,16}){0,7}$/;

function usageIn({ query: { usage = standardUsage } }: HttpRequest): readonly string[] {
  if (typeof usage !== 'string' || !words.test(usage))
    throw notValid({
      argument: 'usage',
      reason: 'should be activation constraints with commas between them',
    });
  return usage.split(',');
}

/** Addresses for devices that do not join; in v2 they are available over gRPC only. */
@Controller('applications/:app_id')
export class DevAddressesController {
  constructor(
    private readonly callers: HttpCallersService,
    private readonly addresses: DevAddresses,
  ) {}

  @Get('dev-addr')
  @Documented(['devices'], { summary: 'Get an address for a device', query: usageQuery, gives: devAddress })
  async take(@Req() request: HttpRequest): Promise<object> {
    await this.callers.admit(request, 'devices');
    return { dev_addr: await this.addresses.take(usageIn(request)) };
  }
}
