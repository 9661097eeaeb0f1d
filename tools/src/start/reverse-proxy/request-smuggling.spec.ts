import { createLogger } from '@fieldpost/observability';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { makeReverseProxy } from './reverse-proxy.js';

const logger = createLogger({ app: 'spec', level: 'silent' });

/** Requests as the apps saw them: the app, the method and the URL. */
const seen: string[] = [];
const servers: Server[] = [];
let proxy: FastifyInstance;
let port: number;
let site: string;

async function startApp(name: string): Promise<string> {
  const server = createServer((request, response) => {
    seen.push(`${name} ${request.method} ${request.url}`);
    request.resume().on('end', () => response.end(name));
  });
  server.on('upgrade', (request, socket) => {
    seen.push(`${name} UPGRADE ${request.url}`);
    socket.destroy();
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Sends bytes and reads until the proxy closes the connection. */
async function send(lines: readonly string[], body = ''): Promise<{ statuses: readonly string[] }> {
  seen.length = 0;
  const socket = connect(port, '127.0.0.1');
  socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`);
  const answer = await text(socket);
  return { statuses: [...answer.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status = '']) => status) };
}

const close = 'connection: close';
const hidden = 'DELETE /api/v2/users/hidden HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n';

beforeAll(async () => {
  const [account, oauth, discovery, handler] = await Promise.all(
    ['account', 'oauth', 'discovery', 'handler'].map(startApp),
  );
  site = mkdtempSync(join(tmpdir(), 'fieldpost-site-'));
  writeFileSync(join(site, 'index.html'), '<p>console</p>');
  const upstreams = { account, oauth, discovery, handler } as Parameters<
    typeof makeReverseProxy
  >[0]['upstreams'];
  proxy = await makeReverseProxy({ upstreams, console: site, logger });
  await proxy.listen({ port: 0, host: '127.0.0.1' });
  port = (proxy.server.address() as AddressInfo).port;
});

afterAll(async () => {
  await proxy.close();
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
  rmSync(site, { recursive: true });
});

describe('The reverse proxy of npm start rejects, and no app sees', () => {
  it.each([
    ['two Host headers', ['GET /key HTTP/1.1', 'host: a', 'host: b', close], ''],
    ['no Host header', ['GET /key HTTP/1.1', close], ''],
    [
      'two lengths',
      ['POST /api/v2/users HTTP/1.1', 'host: a', 'content-length: 0', `content-length: ${hidden.length}`],
      hidden,
    ],
    [
      'a list of lengths',
      ['POST /api/v2/users HTTP/1.1', 'host: a', `content-length: 0, ${hidden.length}`],
      hidden,
    ],
    ['a signed length', ['POST /api/v2/users HTTP/1.1', 'host: a', 'content-length: +0'], hidden],
    [
      'a length beside chunks',
      ['POST /api/v2/users HTTP/1.1', 'host: a', 'content-length: 5', 'transfer-encoding: chunked'],
      `0\r\n\r\n${hidden}`,
    ],
    [
      'chunks that are not the last coding',
      ['POST /api/v2/users HTTP/1.1', 'host: a', 'transfer-encoding: chunked, identity'],
      `0\r\n\r\n${hidden}`,
    ],
    ['an unknown coding', ['POST /api/v2/users HTTP/1.1', 'host: a', 'transfer-encoding: xchunked'], hidden],
    ['a space before a colon', ['GET /key HTTP/1.1', 'host: a', 'content-length : 5', close], ''],
    ['a folded header', ['GET /key HTTP/1.1', 'host: a', 'x-a: b', ' c: d', close, ''], ''],
  ])('%s', async (_what, lines, body) => {
    const { statuses } = await send(lines, body);
    expect(statuses).toEqual(['400']);
    expect(seen).toEqual([]);
  });
});

describe('The reverse proxy of npm start routes by the path that the app sees', () => {
  it.each([
    ['/key'],
    ['/api/v2/../key'],
    ['/api/v2/%2e%2e/key'],
    ['/api/v2%2f..%2fkey'],
    ['//key'],
    ['/handler/../api/v2/users'],
    ['/api/v2/applications/a%2ftoken'],
    ['http://evil.example/key'],
    ['http://evil.example/api/v2/users'],
  ])('%s', async (url) => {
    const { statuses } = await send([`GET ${url} HTTP/1.1`, 'host: a', close]);
    expect(statuses).toHaveLength(1);
    // The path reaches at most one app, unchanged: it is not normalized on the way.
    expect(seen.length).toBeLessThanOrEqual(1);
    for (const request of seen) expect(request.endsWith(` GET ${url}`)).toBe(true);
  });
});

describe('A WebSocket through the reverse proxy of npm start', () => {
  it('with two Host headers is rejected', async () => {
    const upgrade = ['connection: Upgrade', 'upgrade: websocket', 'sec-websocket-version: 13'];
    const { statuses } = await send(['GET /handler/mqtt HTTP/1.1', 'host: a', 'host: b', ...upgrade]);
    expect(statuses).toEqual(['400']);
    expect(seen).toEqual([]);
  });
});
