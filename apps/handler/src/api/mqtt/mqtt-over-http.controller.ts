import { Controller, Get, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Documented } from '../../openapi/operations.js';

/** Responds to requests at the path of MQTT that are no WebSocket handshake. */
@Controller()
export class MqttOverHttpController {
  @Get('mqtt')
  @Documented('nothing', {
    summary: 'MQTT over WebSocket',
    responses: { 426: { description: 'The request was no WebSocket handshake.' } },
  })
  explain(@Res() reply: FastifyReply): void {
    void reply
      .status(426)
      .headers({ upgrade: 'websocket', connection: 'upgrade' })
      .type('text/plain; charset=utf-8')
      .send('Upgrade Required\n');
  }
}
