import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Teardown } from '../teardown.js';
import { listening } from './listening.js';

const pauseMs = 250;

/**
 * A proxy that retries when the rate limit is exceeded, as clients of the handler do: five calls in a second
 * are allowed there, and a scanner would take rejections for effects of its requests.
 */
export const retryingProxy = (root: string, teardown: Teardown): Promise<string> =>
  listening(
    createServer((incoming, response) => {
      void forward(root, incoming, response).catch(() => response.destroy());
    }),
    teardown,
  );

async function forward(root: string, incoming: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await buffer(incoming);
  let answer = await ask(root, incoming, body);
  while (answer.statusCode === 429) {
    answer.resume();
    await sleep(pauseMs);
    answer = await ask(root, incoming, body);
  }
  response.writeHead(answer.statusCode ?? 502, answer.headers);
  answer.pipe(response);
}

const ask = (
  root: string,
  { method, url, headers }: IncomingMessage,
  body: Buffer,
): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(root);
    request({ hostname, port, method, path: url, headers }, resolve).on('error', reject).end(body);
  });
