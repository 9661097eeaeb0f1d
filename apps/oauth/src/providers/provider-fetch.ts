import { type IncomingMessage, type RequestOptions, request as http } from 'node:http';
import { request as https } from 'node:https';
import type { PublicAddresses } from '@fieldpost/transport';
import type { CustomFetchOptions } from 'openid-client';

/** Longer than any metadata, key set or token response in use. */
const mostBytes = 512 * 1024;
/** Time limit for the whole response. */
const timeoutMs = 5_000;

/** Statuses of responses without a body (Fetch standard). */
const withoutBody: readonly number[] = [101, 103, 204, 205, 304];

/**
 * Makes requests to providers: to addresses that may be reached only, without redirects, and with limits for time and size.
 */
export class ProviderFetch {
  constructor(private readonly addresses: PublicAddresses) {}

  /** As `fetch` of `openid-client`. Rejects with a `TypeError`, as `fetch` does, when there is no complete response. */
  readonly fetch = async (url: string, { method, headers, body }: CustomFetchOptions): Promise<Response> => {
    const target = new URL(url);
    try {
      this.addresses.requireReachable(target.hostname);
      return await this.send(target, { method, headers }, textOf(body));
    } catch (cause) {
      throw new TypeError(`no response of ${target.host}`, { cause });
    }
  };

  private send(target: URL, { method, headers }: RequestOptions, body: string): Promise<Response> {
    const send = target.protocol === 'https:' ? https : http;
    const { lookup } = this.addresses;
    return new Promise((resolve, reject) => {
      const outgoing = send(target, { method, headers, lookup, agent: false });
      const limit = setTimeout(() => outgoing.destroy(new Error('the response took too long')), timeoutMs);
      outgoing.on('close', () => clearTimeout(limit));
      outgoing.on('error', reject);
      outgoing.on('response', (response) => void read(response).then(resolve, reject));
      outgoing.end(body);
    });
  }
}

function textOf(body: CustomFetchOptions['body']): string {
  if (body === undefined || body === null) return '';
  return body instanceof URLSearchParams || typeof body === 'string' ? String(body) : '';
}

async function read(response: IncomingMessage): Promise<Response> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    // Leaving the loop ends the connection.
    if (size > mostBytes) throw new Error('the response is too long');
    chunks.push(chunk);
  }
  const status = response.statusCode ?? 502;
  const headers = Object.entries(response.headers).flatMap(([name, value]) =>
    [value ?? []].flat().map((one): [string, string] => [name, one]),
  );
  return new Response(withoutBody.includes(status) ? null : Buffer.concat(chunks), { status, headers });
}
