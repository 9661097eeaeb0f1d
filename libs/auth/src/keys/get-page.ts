import { type IncomingMessage, get as http } from 'node:http';
import { get as https } from 'node:https';
import { text } from 'node:stream/consumers';

/** A page of another server. */
export interface Page {
  readonly status: number;
  readonly body: string;
}

const timeoutMs = 3_000;
const mostBytes = 1_048_576;
const mostRedirects = 5;

/**
 * Gets a page over HTTP or HTTPS, and follows redirects, from HTTPS only to HTTPS. Fails after 3 s, 1 MiB or five redirects.
 * Not by `fetch`: that compiles a client for 12 MB which an app would use a few times in its life (decision 65).
 */
export function getPage(url: URL): Promise<Page> {
  return follow(url, AbortSignal.timeout(timeoutMs), mostRedirects);
}

async function follow(url: URL, signal: AbortSignal, redirectsLeft: number): Promise<Page> {
  const answer = await answerOf(url, signal);
  const { statusCode: status = 0, headers } = answer;
  if (status < 300 || status >= 400 || headers.location === undefined)
    return { status, body: await text(bounded(answer)) };
  answer.destroy();
  if (redirectsLeft === 0) throw new Error(`more than ${mostRedirects} redirects`);
  const next = new URL(headers.location, url);
  if (url.protocol === 'https:' && next.protocol !== 'https:') throw new Error('a redirect away from HTTPS');
  return follow(next, signal, redirectsLeft - 1);
}

function answerOf(url: URL, signal: AbortSignal): Promise<IncomingMessage> {
  const get = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const outgoing = get(url, { agent: false, signal }, resolve).on('error', reject);
    // A server that changes the protocol causes no error.
    outgoing.on('close', () => reject(new Error('the connection ended without a response')));
  });
}

async function* bounded(answer: IncomingMessage): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > mostBytes) throw new Error(`more than ${mostBytes} bytes`);
    yield chunk;
  }
}
