import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AppId, DevId } from '@fieldpost/domain';
import type { MqttClient } from 'mqtt';
import { WebSocket } from 'ws';
import { closeOf, collect, connectTo, openServer, settle } from './mqtt-server.suite.js';
import { MqttWebSocketServer } from './mqtt-web-socket-server.js';

const app = AppId('my-app');
const dev = DevId('dev-1');
/** Answers with what it was asked, as a route of the gateway would. */
const http = createServer(
  (request, response) =>
    void text(request).then((body) => response.end(`${request.method} ${request.url} ${body}`)),
);
const clients: MqttClient[] = [];
const asked: string[] = [];

let fixture: Awaited<ReturnType<typeof openServer>>;
let sockets: MqttWebSocketServer;
let url: string;

beforeAll(async () => {
  fixture = await openServer();
  const rate = { admits: (address: string) => asked.push(address) > 0 && address !== '192.0.2.9' };
  const options = { server: http, trustedProxies: ['127.0.0.1'], rate, mostConnections: 5 };
  sockets = new MqttWebSocketServer(fixture.broker, options, fixture.log);
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  url = `ws://127.0.0.1:${(http.address() as AddressInfo).port}`;
});

afterAll(async () => {
  for (const client of clients) client.end(true);
  sockets.close();
  await fixture.server.close();
  http.close();
});

async function login(rights: string): Promise<MqttClient> {
  const client = await connectTo(`${url}/mqtt`, { username: 'my-app', password: rights });
  clients.push(client);
  return client;
}

/** The response to the request for a WebSocket; undefined when it is opened. */
const responseTo = async (
  path: string,
  protocols: string | string[],
  headers: Record<string, string> = {},
) => {
  const socket = new WebSocket(`${url}${path}`, protocols, { headers });
  socket.on('error', () => undefined);
  const response = await new Promise<IncomingMessage | undefined>((resolve) => {
    socket.on('unexpected-response', (_request, rejection) => resolve(rejection));
    socket.on('open', () => resolve(undefined));
  });
  socket.terminate();
  return response;
};

/** The HTTP status with which a WebSocket is rejected, or 101. */
const statusOf = async (...request: Parameters<typeof responseTo>) =>
  (await responseTo(...request))?.statusCode ?? 101;

describe('MQTT in WebSockets', () => {
  it('is MQTT: messages both ways, and large ones in several frames', async () => {
    const client = await login('messages:up:r,messages:down:w');
    const received = collect(client);
    await client.subscribeAsync('my-app/devices/+/events/#');
    const data = { text: 'x'.repeat(200_000) };
    fixture.publisher.event(app, dev, 'update', data);
    await settle(client);
    expect(received).toEqual([['my-app/devices/dev-1/events/update', JSON.stringify(data)]]);
    await client.publishAsync('my-app/devices/dev-1/down', '{"port":4}', { qos: 1 });
    expect(fixture.downlinks.queued).toMatchObject([{ devId: 'dev-1', request: { port: 4 } }]);
  });

  it('authenticates with the same keys', async () => {
    const rejected = connectTo(`${url}/mqtt`, { username: 'my-app', password: 'rejected' });
    await expect(rejected).rejects.toMatchObject({ code: 4 });
  });

  it('may have a query, as some clients send one', async () =>
    expect(await statusOf('/mqtt?x=1', 'mqtt')).toBe(101));

  it('is also below the prefix of the handler, where an ingress requests it', async () =>
    expect(await statusOf('/handler/mqtt', 'mqtt')).toBe(101));

  it.each([
    ['another path', '/other', ['mqtt'], 404],
    ['a path that only ends like its own', '/other/mqtt', ['mqtt'], 404],
    ['another subprotocol', '/mqtt', ['soap'], 400],
    ['no subprotocol', '/mqtt', [], 400],
  ])('is not at %s', async (_, path, protocols, status) =>
    expect(await statusOf(path, protocols)).toBe(status),
  );

  it('chooses MQTT among the subprotocols that a client offers', async () =>
    expect(await statusOf('/mqtt', ['soap', 'mqttv3.1', 'mqtt'])).toBe(101));

  it('knows the address of a client behind a proxy, and limits how fast it comes back', async () => {
    expect(await statusOf('/mqtt', 'mqtt', { 'x-forwarded-for': '198.51.100.7, 192.0.2.1' })).toBe(101);
    expect(asked.at(-1)).toBe('192.0.2.1');
    const tooFast = await responseTo('/mqtt', 'mqtt', { 'x-forwarded-for': '192.0.2.9' });
    expect(tooFast).toMatchObject({
      statusCode: 429,
      headers: { 'retry-after': '1', ratelimit: '"mqtt_connections";r=0;t=1' },
    });
  });

  it('ends with a client that sends text', async () => {
    const socket = new WebSocket(`${url}/mqtt`, 'mqtt');
    await once(socket, 'open');
    socket.send('CONNECT');
    await once(socket, 'close');
  });

  it('closes a connection that sends frames without a byte, long before the time for CONNECT ends', async () => {
    const socket = new WebSocket(`${url}/mqtt`, 'mqtt');
    await once(socket, 'open');
    socket.send(Buffer.alloc(0));
    await once(socket, 'close');
  });

  it('closes a connection that sends hundreds of pong frames between two messages', async () => {
    const socket = new WebSocket(`${url}/mqtt`, 'mqtt');
    await once(socket, 'open');
    for (let sent = 0; sent < 500; sent += 1) socket.pong();
    await once(socket, 'close');
  });

  it('has a number of connections', async () => {
    const many = Array.from({ length: 5 }, () => new WebSocket(`${url}/mqtt`, 'mqtt'));
    for (const socket of many) socket.on('error', () => undefined);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await statusOf('/mqtt', 'mqtt')).toBe(503);
    for (const socket of many) socket.terminate();
  });
});

/** What Java's client and `curl --http2` ask every plain address for. */
const http2 = {
  connection: 'Upgrade, HTTP2-Settings',
  upgrade: 'h2c',
  'http2-settings': 'AAMAAABkAAQBAAAAAAIAAAAA',
};

/** The answers to requests that were sent one after the other on one connection, until the server ends it. */
async function answersTo(...requests: readonly string[]): Promise<string> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.write(requests.join(''));
  return text(socket);
}

const written = (method: string, path: string, headers: Record<string, string>, body = '') =>
  [`${method} ${path} HTTP/1.1`, 'host: x', ...Object.entries(headers).map((pair) => pair.join(': '))]
    .join('\r\n')
    .concat('\r\n\r\n', body);

describe('A request to upgrade to a protocol other than WebSocket', () => {
  it.each([
    ['says beforehand', { 'content-length': '4' }, 'body'],
    ['says as it goes', { 'transfer-encoding': 'chunked' }, '2\r\nbo\r\n2\r\ndy\r\n0\r\n\r\n'],
  ])('is served as if it had not asked, with its body, whose length it %s', async (_, length, body) => {
    const answers = await answersTo(
      written('POST', '/devices', { ...http2, ...length }, body),
      written('GET', '/next', { connection: 'close' }),
    );
    expect(answers).toContain('POST /devices body');
    expect(answers).toContain('GET /next');
  });

  it('keeps its connection for the next request', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ports = new Set<number | undefined>();
    for (const path of ['/first', '/second', '/third']) {
      const asked = get(`${url.replace('ws:', 'http:')}${path}`, { headers: http2, agent });
      const [response] = (await once(asked, 'response')) as [IncomingMessage];
      ports.add(response.socket.localPort);
      expect([response.statusCode, await text(response)]).toEqual([200, `GET ${path} `]);
    }
    expect(ports.size).toBe(1);
    agent.destroy();
  });
});

describe('The server of WebSockets', () => {
  let client: MqttClient;

  it('accepts no connections once it is shut, and keeps the open ones until it closes', async () => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    client = await login('messages:up:r');
    sockets.shut();
    expect(await statusOf('/mqtt', 'mqtt')).toBe(503);
    expect(await answersTo(written('GET', '/', { connection: 'close' }))).toContain('GET /');
    await settle(client);
  });

  it('ends every session when it closes', async () => {
    const closed = closeOf(client);
    sockets.close();
    await closed;
  });
});
