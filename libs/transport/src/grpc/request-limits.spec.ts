import { once } from 'node:events';
import { connect } from 'node:http2';
import { type AddressInfo, createServer, type Server as Listener } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  Client,
  compressionAlgorithms,
  credentials,
  Metadata,
  Server,
  ServerCredentials,
  type ServiceError,
} from '@grpc/grpc-js';
import { AppError } from '@fieldpost/errors';
import { framed, rawCall } from '@fieldpost/testing';
import { limitRequests } from './request-limits.js';

const asIs = (bytes: Buffer): Buffer => bytes;
const method = (path: string) => ({
  ...{ path, requestStream: false, responseStream: false, requestSerialize: asIs, requestDeserialize: asIs },
  ...{ responseSerialize: asIs, responseDeserialize: asIs },
});
const service = { small: method('/spec.Echo/Small'), large: method('/spec.Echo/Large') };
const kib = 1024;

let server: Server;
let port: number;
let listener: Listener;
let client: Client | undefined;
/** How long credentials are checked, in milliseconds. */
const checkMs = 50;

beforeEach(async () => {
  const sizes = { bytes: 4 * kib, ofMethods: { [service.large.path]: 64 * kib } };
  const admit = async ({ metadata }: { metadata: Metadata }): Promise<void> => {
    await sleep(checkMs);
    if (metadata.get('token').length === 0) throw new AppError('denied', 'permission_denied', 'denied');
  };
  server = new Server({
    'grpc.max_receive_message_length': 64 * kib,
    interceptors: [limitRequests(sizes, admit)],
  });
  const echo = ({ request }: { request: Buffer }, done: (error: null, response: Buffer) => void): void =>
    done(null, Buffer.from(String(request.length)));
  server.addService(service, { small: echo, large: echo });
  const injector = server.createConnectionInjector(ServerCredentials.createInsecure());
  listener = createServer((socket) => injector.injectConnection(socket)).listen(0, '127.0.0.1');
  await once(listener, 'listening');
  ({ port } = listener.address() as AddressInfo);
});
afterEach(() => {
  client?.close();
  listener.close();
  server.forceShutdown();
});

interface Call {
  readonly size: number;
  readonly isCompressed?: boolean;
  readonly token?: string;
}

/** The status of a call, or the size that the server received. */
function call(path: string, { size, isCompressed = false, token = '' }: Call): Promise<string> {
  const algorithm = isCompressed ? compressionAlgorithms.gzip : compressionAlgorithms.identity;
  client = new Client(`127.0.0.1:${port}`, credentials.createInsecure(), {
    'grpc.default_compression_algorithm': algorithm,
  });
  const metadata = new Metadata();
  if (token !== '') metadata.set('token', token);
  return new Promise((resolve) => {
    const done = (error: ServiceError | null, response?: Buffer): void =>
      resolve(error ? `${error.code} ${error.details}` : String(response));
    client?.makeUnaryRequest(path, asIs, asIs, Buffer.alloc(size), metadata, done);
  });
}

describe('A gRPC request', () => {
  it.each([
    [service.small.path, 4 * kib],
    [service.large.path, 64 * kib],
  ])('to %s has at most %s bytes, also after decompression', async (path, size) => {
    for (const isCompressed of [false, true]) {
      const options = { isCompressed, token: 'good' };
      expect(await call(path, { ...options, size })).toBe(String(size));
      expect(await call(path, { ...options, size: size + 1 })).toMatch(/^8 /);
    }
  });

  it('that is compressed is not decompressed before its credentials were accepted', async () => {
    const session = connect(`http://127.0.0.1:${port}`);
    const notCompressed = framed(Buffer.from('not compressed'), 1);
    const statusFor = async (headers: object): Promise<unknown> => {
      const call = { path: service.large.path, headers: { 'grpc-encoding': 'gzip', ...headers } };
      return (await rawCall(session, { ...call, pieces: [notCompressed] })).headers['grpc-status'];
    };
    expect(await statusFor({})).toBe('7');
    expect(await statusFor({ token: 'good' })).toBe('13');
    session.destroy();
  });

  it('that is not compressed is read at once', async () => {
    expect(await call(service.large.path, { size: 1 })).toBe('1');
  });
});
