import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { Client, credentials, Metadata, Server, ServerCredentials, type ServiceError } from '@grpc/grpc-js';
import type { Server as HttpServer } from 'node:http';
import { toApiBody } from '@fieldpost/errors';
import { httpServer } from '../http/http-server.js';
import { limitMetadata } from './metadata-limit.js';

const path = '/spec.Echo/Echo';
const asIs = (bytes: Buffer): Buffer => bytes;
const method = {
  path,
  requestStream: false,
  responseStream: false,
  requestSerialize: asIs,
  requestDeserialize: asIs,
  responseSerialize: asIs,
  responseDeserialize: asIs,
} as const;
const closing: (() => unknown)[] = [];

afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function startEcho(): Promise<Client> {
  const server = new Server({ interceptors: [limitMetadata] });
  server.addService(
    { echo: method },
    { echo: (call: { request: Buffer }, done: (e: null, r: Buffer) => void) => done(null, call.request) },
  );
  const port = await new Promise<number>((resolve, reject) =>
    server.bindAsync('127.0.0.1:0', ServerCredentials.createInsecure(), (error, at) =>
      error ? reject(error) : resolve(at),
    ),
  );
  const client = new Client(`127.0.0.1:${port}`, credentials.createInsecure());
  closing.push(
    () => client.close(),
    () => server.forceShutdown(),
  );
  return client;
}

const call = (client: Client, value: string): Promise<number> =>
  new Promise((resolve) => {
    const metadata = new Metadata();
    metadata.set('x-long', value);
    client.makeUnaryRequest(path, asIs, asIs, Buffer.from('a'), metadata, (error: ServiceError | null) =>
      resolve(error?.code ?? 0),
    );
  });

describe('The metadata of a gRPC call', () => {
  it('has 16 KiB at most', async () => {
    const client = await startEcho();
    expect(await call(client, 'a'.repeat(15 * 1024))).toBe(0);
    expect(await call(client, 'a'.repeat(40 * 1024))).toBe(8);
    expect(await call(client, 'a')).toBe(0);
  });
});

describe('An HTTP request', () => {
  it('with two Host headers is rejected', async () => {
    const unlimited = {
      connections: 0,
      connectionsPerAddress: 0,
      requestsPerSecond: 0,
      isProxy: () => false,
    };
    const parts = { limits: unlimited, errorFormat: toApiBody, front: undefined, measured: undefined };
    const server = httpServer(parts)((_request, response) => void response.end('served'), {}) as HttpServer;
    closing.push(() => server.close());
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.write('GET / HTTP/1.1\r\nHost: one\r\nhost: two\r\nconnection: close\r\n\r\n');
    const [bytes] = (await once(socket, 'data')) as [Buffer];
    expect(String(bytes)).toMatch(/^HTTP\/1\.1 400 /);
    socket.destroy();
  });
});
