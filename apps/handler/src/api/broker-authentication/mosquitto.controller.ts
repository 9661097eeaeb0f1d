import { Body, Controller, Post, Res, UseGuards } from '@nestjs/common';
import type { ResponseDocs } from '@fieldpost/openapi';
import type { FastifyReply } from 'fastify';
import { BrokerClientsService } from './broker-clients.service.js';
import { BrokerSecretGuard } from './broker-secret.guard.js';
import { readAuthRequest } from './auth-request.js';
import { type BrokerClient, mayPublish, mayReceive, maySubscribe } from './topic-permissions.js';
import { z } from 'zod';
import { asked, Documented, ok } from '../../openapi/operations.js';

/**
 * Kinds of access in requests of mosquitto's plugins, by their number: to receive a message, to publish, both, to
 * subscribe.
 */
const checks: ReadonlyMap<string, (client: BrokerClient, topic: string) => boolean> = new Map([
  ['1', mayReceive],
  ['2', mayPublish],
  ['3', (client, topic) => mayReceive(client, topic) && mayPublish(client, topic)],
  ['4', maySubscribe],
]);

/** Whether the client may do with the topic what the number says; no to every other number. */
const mayAccess = (client: BrokerClient, topic: string, access: string): boolean =>
  checks.get(access)?.(client, topic) ?? false;

const yesOrNo: ResponseDocs = {
  ...ok(z.literal('ok'), 'text/plain'),
  403: { description: 'No.', schema: z.literal('denied'), type: 'text/plain' },
};

const respond = (reply: FastifyReply, isAllowed: boolean): void =>
  void reply
    .status(isAllowed ? 200 : 403)
    .type('text/plain')
    .send(isAllowed ? 'ok' : 'denied');

/** Requests of the HTTP back end of mosquitto-go-auth: 200 for yes, 403 for no, and 503 while oauth is unavailable. */
@Controller('broker-authentication/mosquitto')
@UseGuards(BrokerSecretGuard)
export class MosquittoController {
  constructor(private readonly clients: BrokerClientsService) {}

  @Post('user')
  @Documented('broker-secret', {
    summary: 'Whether a client may connect (mosquitto)',
    ...asked,
    responses: yesOrNo,
  })
  async user(@Body() body: unknown, @Res() reply: FastifyReply): Promise<void> {
    const { username = '', password = '', clientid = '' } = readAuthRequest(body);
    const client = await this.clients.admitAs(clientid, { username, password, address: '' });
    respond(reply, client !== undefined);
  }

  /** No client is a superuser: the handler itself has a user of the broker's own. */
  @Post('superuser')
  @Documented('broker-secret', {
    summary: 'Whether a client may do everything: no (mosquitto)',
    ...asked,
    responses: yesOrNo,
  })
  superuser(@Res() reply: FastifyReply): void {
    respond(reply, false);
  }

  @Post('acl')
  @Documented('broker-secret', {
    summary: 'Whether a client may use a topic (mosquitto)',
    ...asked,
    responses: yesOrNo,
  })
  async acl(@Body() body: unknown, @Res() reply: FastifyReply): Promise<void> {
    const { username = '', clientid = '', topic = '', acc = '' } = readAuthRequest(body);
    const client = await this.clients.find(username, clientid);
    respond(reply, client !== undefined && mayAccess(client, topic, acc));
  }
}
