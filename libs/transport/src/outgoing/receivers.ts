import type { OnApplicationShutdown } from '@nestjs/common';
import { Agent as HttpAgent, type ClientRequest, type IncomingMessage, request as http } from 'node:http';
import { Agent as HttpsAgent, request as https } from 'node:https';
import { failureOf } from '@fieldpost/observability';
import type { PublicAddresses } from './public-addresses.js';
import { responseOf } from './response-of.js';

/** A request as it goes to a receiver. */
export interface DeliveryRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** What came of a request: a status, or a sentence without it. */
export interface ReceiverResponse {
  readonly status: number | undefined;
  /** Undefined when the receiver has the message. */
  readonly error: string | undefined;
  /** The kind of it, for traces: the status or a code; undefined likewise. */
  readonly failure: string | undefined;
}

/** Answers are not looked at beyond their status; a longer one ends with the connection. */
const mostRead = 65_536;
const freeSockets = 256;
const idleMs = 15_000;

/** Posts to receivers, only on permitted addresses. Redirects are not followed. */
export class Receivers implements OnApplicationShutdown {
  private readonly plain: HttpAgent;
  private readonly secure: HttpsAgent;

  /** `timeoutMs`: time limit for the whole response. */
  constructor(
    private readonly addresses: PublicAddresses,
    private readonly timeoutMs: number,
  ) {
    const { lookup } = addresses;
    const options = { keepAlive: true, maxFreeSockets: freeSockets, timeout: idleMs, lookup };
    this.plain = new HttpAgent(options);
    this.secure = new HttpsAgent(options);
  }

  /** Never fails: every failure is a result. */
  async post(request: DeliveryRequest): Promise<ReceiverResponse> {
    try {
      const status = await this.send(request).catch((error: unknown) => {
        // The receiver closed a connection that was kept, just as it was used again: that says nothing of the message.
        if (error instanceof ConnectionLost) return this.send(request);
        throw error;
      });
      if (status >= 200 && status < 300) return { status, error: undefined, failure: undefined };
      return { status, error: sentenceFor(status), failure: String(status) };
    } catch (error) {
      return { status: undefined, error: reasonOf(error), failure: failureOf(error) };
    }
  }

  onApplicationShutdown(): void {
    this.plain.destroy();
    this.secure.destroy();
  }

  private async send({ url, headers, body }: DeliveryRequest): Promise<number> {
    const target = new URL(url);
    this.addresses.requireReachable(target.hostname);
    const outgoing = this.open(target, { ...headers, 'content-length': String(Buffer.byteLength(body)) });
    outgoing.end(body);
    const answer = await responseOf(outgoing, this.timeoutMs).catch((error: unknown) => {
      throw outgoing.reusedSocket ? lossOr(error as NodeJS.ErrnoException) : error;
    });
    return drained(answer);
  }

  private open(target: URL, headers: Readonly<Record<string, string>>): ClientRequest {
    const options = { method: 'POST', headers };
    return target.protocol === 'https:'
      ? https(target, { ...options, agent: this.secure })
      : http(target, { ...options, agent: this.plain });
  }
}

/** A reused connection was closed by the receiver. */
class ConnectionLost extends Error {}

const lossOr = (error: NodeJS.ErrnoException): Error =>
  error.code === 'ECONNRESET' || error.code === 'EPIPE' ? new ConnectionLost(error.code) : error;

/** Reads a response to its end, or up to a limit: its status counts either way. */
async function drained(answer: IncomingMessage): Promise<number> {
  let size = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.length;
    // Leaving the loop ends the connection.
    if (size > mostRead) break;
  }
  return answer.statusCode ?? 0;
}

const sentenceFor = (status: number): string =>
  status >= 300 && status < 400 ? 'redirects are not followed' : `answered with status ${status}`;

const mostSaid = 200;

/** Failures of a connection as a sentence; some have only a code. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  const { message = '', code = 'unknown failure' } = error as Partial<NodeJS.ErrnoException>;
  return (message === '' ? code : message).slice(0, mostSaid);
}
