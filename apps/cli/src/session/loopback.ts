import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Failure } from '../failure.js';

/** A user who does nothing on the page gets this program back after ten minutes. */
const timeoutMs = 600_000;
const path = '/callback';

const page = (title: string, text: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1><p>${text}</p></html>`;

/** A server on a free port of loopback that receives the redirect of a login (RFC 8252, 7.3). */
export class LoopbackRedirect {
  private constructor(private readonly server: Server) {}

  static async open(): Promise<LoopbackRedirect> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new LoopbackRedirect(server);
  }

  get uri(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}${path}`;
  }

  /** The URL of the redirect with this state; other programs of the machine can send requests here as well. */
  wait(state: string): Promise<URL> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => reject(new Failure('The login took too long. Try again.', 'logged_out')),
        timeoutMs,
      );
      this.server.on('request', ({ url = '/' }, response) => {
        const redirect = new URL(url, this.uri);
        if (redirect.pathname !== path || redirect.searchParams.get('state') !== state)
          return void response.writeHead(404).end();
        clearTimeout(timer);
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', connection: 'close' });
        response.end(pageFor(redirect), () => resolve(redirect));
      });
    });
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }
}

const pageFor = ({ searchParams }: URL): string =>
  searchParams.has('code')
    ? page('You are logged in', 'Close this page and continue in the terminal.')
    : page('The login failed', 'The terminal shows the reason.');
