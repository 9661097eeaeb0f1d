import { All, Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The paths of the gateway, whatever their method. */
const known =
  /^\/applications(?:\/[^/?]+(?:\/device-(?:import|export)|\/devices(?:\/[^/?]+(?:\/down(?:\/[^/?]+)?)?)?)?)?(?:\?|$)/;

/** What no route takes. Failures of the router itself are plain text with a newline (wire/protos.md 3.1). */
@Controller()
export class OtherRoutesController {
  @All('*')
  refuse(@Req() { url }: FastifyRequest, @Res() reply: FastifyReply): void {
    const [status, text] = known.test(url) ? [405, 'Method Not Allowed'] : [404, 'Not Found'];
    void reply.status(status).type('text/plain; charset=utf-8').send(`${text}\n`);
  }
}
