import { Controller, Headers, HttpCode, Ip, Post, UseFilters, UseInterceptors } from '@nestjs/common';
import { OpenTo } from '@fieldpost/auth';
import { Operation } from '@fieldpost/openapi';
import { ParsedBody } from '@fieldpost/transport';
import { ClientAuthenticator } from '../token/client-credentials.js';
import { ClientThrottleInterceptor } from '../token/client-throttle.js';
import { TokenErrorFilter } from '../token/token-error.filter.js';
import {
  type DeviceAuthorization,
  deviceAuthorizationRequest,
  type DeviceAuthorizationRequest,
} from './device-authorization.dto.js';
import { authorizeDevice } from './device-authorization.operations.js';
import { DeviceAuthorizationsService } from './device-authorizations.service.js';

/** The device authorization endpoint (RFC 8628, 3.1). */
@Controller('users/device-authorization')
@OpenTo('client')
@UseFilters(TokenErrorFilter)
@UseInterceptors(ClientThrottleInterceptor)
export class DeviceAuthorizationController {
  constructor(
    private readonly clients: ClientAuthenticator,
    private readonly authorizations: DeviceAuthorizationsService,
  ) {}

  @Post()
  @HttpCode(200)
  @Operation(authorizeDevice)
  async authorize(
    @Headers('authorization') authorization: string | undefined,
    @Ip() address: string,
    @ParsedBody(deviceAuthorizationRequest) request: DeviceAuthorizationRequest,
  ): Promise<DeviceAuthorization> {
    const client = await this.clients.identify(authorization, request);
    return this.authorizations.begin({ client, address }, request.scope, Date.now());
  }
}
