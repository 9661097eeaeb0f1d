import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import {
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createLogger } from '@fieldpost/observability';
import { freePort } from '@fieldpost/testing';
import type { FastifyInstance } from 'fastify';
import { makeReverseProxy } from './reverse-proxy.js';

const logger = createLogger({ app: 'spec', level: 'silent' });

interface Echo {
  readonly method: string;
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly body: string;
}

const connections = new Set<Socket>();
let app: Server;
let proxy: FastifyInstance;
let port: number;
let site: string;

async function ask(method: string, path: string, headers: Record<string, string> = {}, body?: string) {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    httpRequest({ host: '127.0.0.1', port, method, path, headers }, resolve).once('error', reject).end(body);
  });
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
}
const echo = async (...what: Parameters<typeof ask>) => JSON.parse((await ask(...what)).body) as Echo;

beforeAll(async () => {
  const echoBack = async (request: IncomingMessage, response: ServerResponse) => {
    const seen = {
      method: request.method,
      url: request.url,
      headers: request.headers,
      body: await text(request),
    };
    if (request.url === '/key') response.statusCode = 503;
    if (request.url?.startsWith('/users')) response.setHeader('set-cookie', ['a=1', 'b=2']);
    response.setHeader('content-type', 'application/json').end(JSON.stringify(seen));
  };
  app = createServer((request, response) => void echoBack(request, response));
  app.on('connection', (socket) => connections.add(socket));
  await new Promise<void>((resolve) => app.listen(0, '127.0.0.1', resolve));
  const alive = `http://127.0.0.1:${(app.address() as AddressInfo).port}`;
  site = mkdtempSync(join(tmpdir(), 'fieldpost-site-'));
  writeFileSync(join(site, 'index.html'), '<p>console</p>');
  const dead = `http://127.0.0.1:${await freePort()}`;
  proxy = await makeReverseProxy({
    upstreams: { account: alive, oauth: alive, discovery: dead, handler: alive, network: alive },
    console: site,
    logger,
  });
  await proxy.listen({ port: 0, host: '127.0.0.1' });
  port = (proxy.server.address() as AddressInfo).port;
});
afterAll(async () => {
  await proxy.close();
  app.closeAllConnections();
  app.close();
  rmSync(site, { recursive: true });
});

describe('A request through the reverse proxy', () => {
  it('keeps method, path, query and body', async () => {
    const type = { 'content-type': 'application/json; charset=utf-8' };
    const seen = await echo('POST', '/api/v2/users?x=%2F&y=a+b', type, '{ "username" : "a" }');
    expect(seen).toMatchObject({
      method: 'POST',
      url: '/api/v2/users?x=%2F&y=a+b',
      body: '{ "username" : "a" }',
    });
    expect(seen.headers).toMatchObject(type);
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])(
    'may be %s with a JSON content type and no body',
    async (method) => {
      const seen = await echo(method, '/api/v2/gateways/g', {
        'content-type': 'application/json',
        'content-length': '0',
      });
      expect(seen).toMatchObject({ method, body: '' });
      expect(seen.headers).toMatchObject({ 'content-type': 'application/json' });
    },
  );

  it('may be a GET that names a content type', async () => {
    const seen = await echo('GET', '/api/v2/users/me', { 'content-type': 'application/json' });
    expect(seen).toMatchObject({ method: 'GET', body: '' });
  });

  it.each(['TRACE', 'PROPFIND', 'QUERY'])(
    'reaches the app with the method %s, which no app has',
    async (method) => expect((await echo(method, '/api/v2/users')).method).toBe(method),
  );

  it('may be a form', async () => {
    const seen = await echo(
      'POST',
      '/users/token',
      { 'content-type': 'application/x-www-form-urlencoded' },
      'a=b&c=%20',
    );
    expect(seen.body).toBe('a=b&c=%20');
  });

  it('may be chunked and use Expect: 100-continue', async () => {
    const seen = await echo(
      'POST',
      '/api/v2/x',
      { 'transfer-encoding': 'chunked', expect: '100-continue' },
      'in chunks',
    );
    expect(seen.body).toBe('in chunks');
  });

  it('has forwarded headers with client, host and protocol', async () => {
    const { headers } = await echo('GET', '/api/v2/x', {
      'x-forwarded-for': '192.0.2.7',
      authorization: 'Bearer t',
    });
    expect(headers).toMatchObject({
      host: `127.0.0.1:${port}`,
      authorization: 'Bearer t',
      'x-forwarded-for': '192.0.2.7, 127.0.0.1',
      'x-forwarded-host': `127.0.0.1:${port}`,
      'x-forwarded-proto': 'http',
    });
  });

  it('keeps an escaped path as it is', async () =>
    expect((await echo('GET', '/api/v2/applications/a%2Fb')).url).toBe('/api/v2/applications/a%2Fb'));

  it('reuses connections to the app', async () => {
    await ask('GET', '/api/v2/x');
    const before = connections.size;
    for (let i = 0; i < 5; i += 1) await ask('GET', '/api/v2/x');
    expect(connections.size).toBe(before);
  });
});

describe('A response through the reverse proxy', () => {
  it('keeps every cookie', async () =>
    expect((await ask('GET', '/users/login')).headers['set-cookie']).toEqual(['a=1', 'b=2']));

  it('keeps the status of the app, which is called once', async () =>
    expect((await ask('GET', '/key')).status).toBe(503));

  it('is 503 and names the app when that is down', async () => {
    const answer = await ask('GET', '/announcements/handler');
    expect(answer.status).toBe(503);
    expect(JSON.parse(answer.body)).toEqual({ code: 503, error: 'unavailable: discovery' });
  });

  it.each(['/', '/console/applications/my-app'])('is the console at %s', async (path) => {
    const { body, headers } = await ask('GET', path);
    expect(body).toBe('<p>console</p>');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('is 404 where nothing is', async () =>
    expect(JSON.parse((await ask('GET', '/nothing?a=b')).body)).toEqual({
      code: 404,
      error: 'Page /nothing not found',
    }));

  it('is 400 for a path that cannot be read', async () =>
    expect((await ask('GET', '/api/v2/%')).status).toBe(400));
});
