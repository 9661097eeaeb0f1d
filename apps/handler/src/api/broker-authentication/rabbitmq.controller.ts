import { Body, Controller, HttpCode, Inject, Post, UseGuards } from '@nestjs/common';
import { HANDLER_CONFIG, type HandlerSettings } from '../../handler.config.js';
import { BrokerClientsService } from './broker-clients.service.js';
import { BrokerSecretGuard } from './broker-secret.guard.js';
import { mayEnter, mayRoute, mayUse, mqttIdIn, tagsOf } from './rabbitmq-permissions.js';
import { readAuthRequest } from './auth-request.js';
import { z } from 'zod';
import { asked, Documented, ok } from '../../openapi/operations.js';

const word = (isAllowed: boolean): string => (isAllowed ? 'allow' : 'deny');

/**
 * Requests of RabbitMQ's `rabbitmq_auth_backend_http`: `allow` with tags, or `deny`; it treats an error status as
 * neither.
 */
@Controller('broker-authentication/rabbitmq')
@UseGuards(BrokerSecretGuard)
export class RabbitmqController {
  constructor(
    private readonly clients: BrokerClientsService,
    @Inject(HANDLER_CONFIG) private readonly settings: Pick<HandlerSettings, 'HANDLER_AMQP_EXCHANGE'>,
  ) {}

  @Post('user')
  @HttpCode(200)
  @Documented('broker-secret', {
    summary: 'Whether a client may connect (RabbitMQ)',
    ...asked,
    responses: ok(z.string(), 'text/plain'),
  })
  async user(@Body() body: unknown): Promise<string> {
    const { username = '', password = '' } = readAuthRequest(body);
    const client = await this.clients.admit({ username, password, address: '' });
    return client ? `allow ${tagsOf(client.rights)}` : 'deny';
  }

  @Post('vhost')
  @HttpCode(200)
  @Documented('broker-secret', {
    summary: 'Whether a client may enter a virtual host (RabbitMQ)',
    ...asked,
    responses: ok(z.string(), 'text/plain'),
  })
  async vhost(@Body() body: unknown): Promise<string> {
    const request = readAuthRequest(body);
    if (!mayEnter(request)) return word(false);
    const { username = '' } = request;
    const clientId = mqttIdIn(request);
    return word(clientId === undefined || (await this.clients.mayHaveClientId(username, clientId)));
  }

  @Post('resource')
  @HttpCode(200)
  @Documented('broker-secret', {
    summary: 'Whether a client may use an exchange or a queue (RabbitMQ)',
    ...asked,
    responses: ok(z.string(), 'text/plain'),
  })
  resource(@Body() body: unknown): string {
    return word(mayUse(readAuthRequest(body), this.settings.HANDLER_AMQP_EXCHANGE));
  }

  @Post('topic')
  @HttpCode(200)
  @Documented('broker-secret', {
    summary: 'Whether a client may use a routing key (RabbitMQ)',
    ...asked,
    responses: ok(z.string(), 'text/plain'),
  })
  topic(@Body() body: unknown): string {
    return word(mayRoute(readAuthRequest(body), this.settings.HANDLER_AMQP_EXCHANGE));
  }
}
