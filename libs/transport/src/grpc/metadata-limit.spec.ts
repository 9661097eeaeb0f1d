import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { Client, credentials, Metadata, Server, ServerCredentials, type ServiceError } from '@grpc/grpc-js';
import { createLogger } from '@fieldpost/observability';
import { limitPeers } from './grpc-peer-limits.js';

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
  const server = new Server();
  server.addService(
    { echo: method },
    { echo: (call: { request: Buffer }, done: (e: null, r: Buffer) => void) => done(null, call.request) },
  );
  const injector = server.createConnectionInjector(ServerCredentials.createInsecure());
  limitPeers(server, { contract: {}, logger: createLogger({ app: 'spec', level: 'silent' }) });
  const listener = createServer((socket) => injector.injectConnection(socket)).listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  const client = new Client(`127.0.0.1:${port}`, credentials.createInsecure());
  closing.push(
    () => client.close(),
    () => server.forceShutdown(),
    () => listener.close(),
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
