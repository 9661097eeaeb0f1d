import { type IncomingMessage, type RequestOptions, request as http } from 'node:http';
import { request as https } from 'node:https';
import type { PublicAddresses } from './public-addresses.js';
import { responseOf } from './response-of.js';

/** Time limit for the whole response. */
const timeoutMs = 5_000;

/** Statuses of responses without a body (Fetch standard). */
const withoutBody: readonly number[] = [101, 103, 204, 205, 304];

interface PublicRequest {
  readonly method: string;
  readonly headers: Record<string, string>;
  /** Bodies of other types than text and forms are left out. */
  readonly body?: unknown;
}

/**
 * Makes requests to URLs of providers and clients: to addresses that may be reached only, without redirects, and with limits
 * for time and size.
 */
export class PublicFetch {
  /** `mostBytes`: the longest body of a response. */
  constructor(
    private readonly addresses: PublicAddresses,
    private readonly mostBytes: number,
  ) {}

  /** As `fetch`. Rejects with a `TypeError`, as `fetch` does, when there is no complete response. */
  readonly fetch = async (url: string, { method, headers, body }: PublicRequest): Promise<Response> => {
    const target = new URL(url);
    try {
      this.addresses.requireReachable(target.hostname);
      return await this.send(target, { method, headers }, textOf(body));
    } catch (cause) {
      throw new TypeError(`no response of ${target.host}`, { cause });
    }
  };

  private async send(target: URL, { method, headers }: RequestOptions, body: string): Promise<Response> {
    const send = target.protocol === 'https:' ? https : http;
    const { lookup } = this.addresses;
    const outgoing = send(target, { method, headers, lookup, agent: false });
    outgoing.end(body);
    return this.read(await responseOf(outgoing, timeoutMs));
  }

  private async read(response: IncomingMessage): Promise<Response> {
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of response as AsyncIterable<Buffer>) {
      size += chunk.length;
      // Leaving the loop ends the connection.
      if (size > this.mostBytes) throw new Error('the response is too long');
      chunks.push(chunk);
    }
    const status = response.statusCode ?? 502;
    const headers = Object.entries(response.headers).flatMap(([name, value]) =>
      [value ?? []].flat().map((one): [string, string] => [name, one]),
    );
    return new Response(withoutBody.includes(status) ? null : Buffer.concat(chunks), { status, headers });
  }
}

const textOf = (body: unknown): string =>
  body instanceof URLSearchParams || typeof body === 'string' ? String(body) : '';
