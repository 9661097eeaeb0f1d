import { Controller, Get, Post, Res, UseFilters } from '@nestjs/common';
import { OpenTo } from '@fieldpost/auth';
import { Operation } from '@fieldpost/openapi';
import { ParsedBody, ParsedQuery } from '@fieldpost/transport';
import { displayedCode, userCodeIn } from '../device-codes/user-codes.js';
import { MembersService } from '../members/members.service.js';
import { PageErrorFilter } from '../pages/page-error-filter.js';
import { formOperation, pageOperation } from '../pages/page-operation.js';
import type { BrowserReply } from '../sessions/visit.js';
import { deviceForm, type DeviceForm, deviceQuery, type DeviceQuery } from './device.dto.js';
import { DevicesService } from './devices.service.js';

/** The page of this code, for the redirect after the login. */
function pathFor(entered: string): string {
  const code = userCodeIn(entered);
  return code === undefined ? '/users/device' : `/users/device?user_code=${displayedCode(code)}`;
}

/** The page where users allow devices to use their account (RFC 8628, 3.3). */
@Controller('users/device')
@OpenTo('browser')
@UseFilters(PageErrorFilter)
export class DeviceController {
  constructor(
    private readonly members: MembersService,
    private readonly devices: DevicesService,
  ) {}

  @Get()
  @Operation(pageOperation('Ask for the code of a device, or show the request of the code (RFC 8628)'))
  show(@Res() reply: BrowserReply, @ParsedQuery(deviceQuery) { user_code }: DeviceQuery): Promise<unknown> {
    return this.members.serve(reply, pathFor(user_code), (member) => this.devices.show(member, user_code));
  }

  @Post()
  @Operation(formOperation('Send the code of a device, or the decision'))
  send(@Res() reply: BrowserReply, @ParsedBody(deviceForm) form: DeviceForm): Promise<unknown> {
    const path = pathFor(form.user_code);
    return this.members.serve(reply, path, (member) => this.devices.decide(member, form), form);
  }
}
