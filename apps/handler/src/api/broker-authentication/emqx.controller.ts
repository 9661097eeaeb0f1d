import { Body, Controller, HttpCode, Post, UseGuards } from '@nestjs/common';
import { BrokerClientsService } from './broker-clients.service.js';
import { BrokerSecretGuard } from './broker-secret.guard.js';
import { readAuthRequest } from './auth-request.js';
import { mayPublish, mayReceive } from './topic-permissions.js';
import { asked, Documented } from '../../openapi/operations.js';
import { emqxResult } from '../../openapi/schemas.js';

/** The response that EMQX 5 expects; with any status other than 200 it uses its next source. */
interface EmqxResult {
  readonly result: 'allow' | 'deny';
  readonly is_superuser?: false;
}

const result = (isAllowed: boolean) => (isAllowed ? 'allow' : 'deny');

/** EMQX sends no requests about the messages that it delivers. */
const permissions = new Map([
  ['publish', mayPublish],
  ['subscribe', mayReceive],
]);

/** Requests of the HTTP authenticator and the HTTP authorizer of EMQX 5. */
@Controller('broker-authentication/emqx')
@UseGuards(BrokerSecretGuard)
export class EmqxController {
  constructor(private readonly clients: BrokerClientsService) {}

  @Post('authentication')
  @HttpCode(200)
  @Documented('broker-secret', {
    summary: 'Whether a client may connect (EMQX)',
    ...asked,
    gives: emqxResult,
  })
  async authentication(@Body() body: unknown): Promise<EmqxResult> {
    const { username = '', password = '', clientid = '', peerhost = '' } = readAuthRequest(body);
    const client = await this.clients.admitAs(clientid, { username, password, address: peerhost });
    return { result: result(client !== undefined), is_superuser: false };
  }

  @Post('authorization')
  @HttpCode(200)
  @Documented('broker-secret', {
    summary: 'Whether a client may use a topic (EMQX)',
    ...asked,
    gives: emqxResult,
  })
  async authorization(@Body() body: unknown): Promise<EmqxResult> {
    const { username = '', clientid = '', topic = '', action = '' } = readAuthRequest(body);
    const client = await this.clients.find(username, clientid);
    return { result: result(client !== undefined && (permissions.get(action)?.(client, topic) ?? false)) };
  }
}
