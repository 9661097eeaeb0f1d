import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { Certificate } from '@fieldpost/testing';

type Respond = (response: ServerResponse, request: IncomingMessage) => void;

/** A key set as JSON. */
export const keySet =
  (...keys: readonly object[]): Respond =>
  (response) =>
    response.end(JSON.stringify({ keys }));

/** An https server at a free port of loopback, where a client publishes its keys. */
export class KeySetServer {
  private readonly paths = new Map<string, Respond>();
  /** The paths of the requests. */
  readonly requested: string[] = [];

  private constructor(private readonly server: Server) {}

  static async start(certificate: Certificate): Promise<KeySetServer> {
    const server = createServer(certificate);
    const made = new KeySetServer(server);
    server.on('request', (request, response) => made.respond(request, response));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return made;
  }

  /** From now on the path is answered so. Its URL, for the name in the certificate. */
  serve(path: string, respond: Respond): string {
    this.paths.set(path, respond);
    return `https://localhost:${(this.server.address() as AddressInfo).port}${path}`;
  }

  stop(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  private respond(request: IncomingMessage, response: ServerResponse): void {
    const path = request.url ?? '';
    this.requested.push(path);
    const respond = this.paths.get(path);
    if (respond) respond(response, request);
    else response.writeHead(404).end();
  }
}
