import { once } from 'node:events';
import { createServer, type Server as HttpsServer } from 'node:https';
import { type AddressInfo, createServer as createTcpServer, type Server } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Finding } from '@fieldpost/domain';
import { CertificateAuthority } from '@fieldpost/testing';
import { WebSocketServer } from 'ws';
import { checkGateways } from './check-gateways.js';

let authority: CertificateAuthority;
const servers: (Server | HttpsServer)[] = [];

beforeAll(async () => {
  authority = await CertificateAuthority.make();
});
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function addressOf(server: Server | HttpsServer): Promise<string> {
  servers.push(server.listen(0, 'localhost'));
  await once(server, 'listening');
  return `localhost:${(server.address() as AddressInfo).port}`;
}

/** An HTTPS server that answers the query of a station, on a path if it has one. */
async function stationServer(path: string | undefined, answer: string): Promise<string> {
  const server = createServer(await authority.issue(), (_request, response) => response.writeHead(404).end());
  if (path !== undefined)
    new WebSocketServer({ server, path }).on('connection', (socket) =>
      socket.on('message', () => socket.send(answer)),
    );
  return addressOf(server);
}

const rejectLogin = Buffer.from([0x20, 2, 0, 4]);
/** A server that answers the first bytes of a client with CONNACK. */
const mqttServer = async (isSecure: boolean): Promise<string> =>
  addressOf(
    isSecure
      ? createTlsServer(await authority.issue(), (socket) =>
          socket.on('error', () => undefined).once('data', () => socket.write(rejectLogin)),
        )
      : createTcpServer((socket) =>
          socket
            .on('error', () => undefined)
            // A server without TLS ends a connection that starts with a handshake.
            .once('data', (bytes) => (bytes[0] === 0x10 ? socket.write(rejectLogin) : socket.destroy())),
        ),
  );

async function examine(option: string, address: string): Promise<readonly Finding[]> {
  const call = { text: (name: string) => (name === option ? address : undefined) };
  return checkGateways(call as never, { longestMs: 20_000, ca: [authority.ca], now: Date.now() });
}

const states = (findings: readonly Finding[]) => findings.map(({ check, state }) => [check, state]);

describe('The address for LoRa Basics Station', () => {
  it('is well when the server answers the query of a station over trusted TLS', async () => {
    const address = await stationServer('/router-info', '{"error":"router not valid"}');
    expect(states(await examine('gatewayStation', address))).toEqual([
      ['Basics Station', 'ok'],
      ['certificate', 'ok'],
      ['trust', 'ok'],
    ]);
  });

  it.each([
    ['serves other requests only', undefined, ''],
    ['answers something else', '/router-info', 'hello'],
  ])('fails when the server %s', async (_, path, answer) =>
    expect(states(await examine('gatewayStation', await stationServer(path, answer)))).toContainEqual([
      'Basics Station',
      'failure',
    ]),
  );

  it('fails when the server has no TLS', async () =>
    expect(states(await examine('gatewayStation', await mqttServer(false)))).toEqual([
      ['Basics Station', 'failure'],
    ]));
});

describe('The address for gateways over MQTT', () => {
  it('is well when the server rejects an unknown gateway over trusted TLS', async () =>
    expect(states(await examine('gatewayMqtt', await mqttServer(true)))).toEqual([
      ['MQTT of gateways', 'ok'],
      ['certificate', 'ok'],
      ['trust', 'ok'],
    ]));

  it('is warned of without TLS', async () =>
    expect(states(await examine('gatewayMqtt', await mqttServer(false)))).toEqual([
      ['MQTT of gateways', 'ok'],
      ['MQTT of gateways', 'warning'],
    ]));
});

describe('An address for gateways that cannot be read', () => {
  it.each([
    ['gatewayUdp', '--gateway-udp'],
    ['gatewayStation', '--gateway-station'],
    ['gatewayMqtt', '--gateway-mqtt'],
  ])('in %s is wrong usage', async (option, flag) =>
    expect(examine(option, 'wss://router.example.com')).rejects.toThrow(`${flag} not valid`),
  );
});
