import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as an integration has sent it. */
interface Posted {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Somewhere that integrations post to; answers with `status`, which may be changed. */
export class Receiver {
  status = 200;
  readonly posted: Posted[] = [];
  private readonly server: Server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      this.posted.push({ headers: request.headers, body: Buffer.concat(parts).toString() });
      response.writeHead(this.status).end();
    });
  });

  static async start(): Promise<Receiver> {
    const receiver = new Receiver();
    await new Promise<void>((resolve) => receiver.server.listen(0, '127.0.0.1', resolve));
    return receiver;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/messages`;
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}

/** What the signature of a request is to be, by the secret of its integration. */
export const signatureFor = ({ headers, body }: Posted, secret: string): string =>
  `v1=${createHmac('sha256', secret)
    .update(`${String(headers['x-fieldpost-timestamp'])}.${body}`)
    .digest('hex')}`;
