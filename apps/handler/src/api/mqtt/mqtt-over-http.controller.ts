import { Controller, Get, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';

/** What stands at the path of MQTT for those who ask without a WebSocket. */
@Controller()
export class MqttOverHttpController {
  @Get('mqtt')
  explain(@Res() reply: FastifyReply): void {
    void reply
      .status(426)
      .headers({ upgrade: 'websocket', connection: 'upgrade' })
      .type('text/plain; charset=utf-8')
      .send('Upgrade Required\n');
  }
}
