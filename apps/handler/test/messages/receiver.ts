import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { until, webhookProblems } from '@fieldpost/testing';

/** A request as a receiver got it. */
export interface Received {
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

type Answer = (received: Received, response: ServerResponse) => void;

const accept: Answer = (_received, response) => void response.writeHead(204).end();

/** An HTTP server that keeps what is posted to it. */
export class Receiver {
  readonly received: Received[] = [];
  answer: Answer = accept;
  private server!: Server;

  async start(): Promise<this> {
    this.server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const received = { headers: request.headers, body: Buffer.concat(chunks).toString() };
        this.received.push(received);
        this.answer(received, response);
      });
    });
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return this;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/hook`;
  }

  /** Waits until so many requests came. Fails when one is not as its schema says. */
  async has(count: number): Promise<readonly Received[]> {
    await until(`${count} deliveries`, () => this.received.length >= count);
    const problems = this.received.flatMap(webhookProblems);
    if (problems.length > 0) throw new Error(problems.join('\n'));
    return this.received;
  }

  acceptAll(): void {
    this.answer = accept;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
