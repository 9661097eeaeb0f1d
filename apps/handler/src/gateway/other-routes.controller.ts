import { All, Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The paths of the gateway below `/applications`, whatever their method; `*` stands for one name. */
const paths = [
  ...['', '/*', '/*/device-import', '/*/device-export', '/*/devices', '/*/devices/*'],
  ...['/*/devices/*/down', '/*/devices/*/down/*', '/*/devices/*/messages'],
  ...['/*/events', '/*/message-storage', '/*/messages', '/*/query', '/*/query/*'],
  ...['/*/integrations', '/*/integrations/*', '/*/integrations/*/deliveries'],
  ...['/*/integrations/*/dead-letters', '/*/integrations/*/dead-letters/*'],
  '/*/integrations/*/dead-letters/*/retry',
].map((path) => path.replaceAll('*', '[^/?]+'));

const known = new RegExp(`^/applications(?:${paths.join('|')})(?:\\?|$)`);

/** What no route takes. Failures of the router itself are plain text with a newline (wire/protos.md 3.1). */
@Controller()
export class OtherRoutesController {
  @All('*')
  refuse(@Req() { url }: FastifyRequest, @Res() reply: FastifyReply): void {
    const [status, text] = known.test(url) ? [405, 'Method Not Allowed'] : [404, 'Not Found'];
    void reply.status(status).type('text/plain; charset=utf-8').send(`${text}\n`);
  }
}
