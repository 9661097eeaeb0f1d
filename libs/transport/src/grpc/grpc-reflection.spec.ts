import { once } from 'node:events';
import { connect } from 'node:http2';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { Server, ServerCredentials } from '@grpc/grpc-js';
import { framed } from '@fieldpost/testing';
import { addReflection } from './grpc-reflection.js';

const path = '/grpc.reflection.v1.ServerReflection/ServerReflectionInfo';
const calls = 200;
/** `list_services` with an argument of 4,000 bytes, which the response repeats. */
const request = framed(Buffer.concat([Buffer.from('3aa01f', 'hex'), Buffer.alloc(4_000, 0x61)]));

describe('Server reflection', () => {
  it('reads no more requests while the client does not read responses', async () => {
    const server = new Server();
    addReflection(server, ['discovery/discovery.proto']);
    const injector = server.createConnectionInjector(ServerCredentials.createInsecure());
    const listener = createServer((socket) => injector.injectConnection(socket)).listen(0, '127.0.0.1');
    await once(listener, 'listening');
    const client = connect(`http://127.0.0.1:${(listener.address() as AddressInfo).port}`);
    const stream = client.request({ ':method': 'POST', ':path': path, 'content-type': 'application/grpc' });
    for (let call = 0; call < calls; call += 1) stream.write(request);
    stream.end();
    await once(stream, 'response');
    await sleep(500);
    expect(stream.writableLength).toBeGreaterThan(0);

    let bytes = 0;
    stream.on('data', (part: Buffer) => (bytes += part.length));
    await once(stream, 'end');
    expect(bytes).toBeGreaterThan(calls * request.length);
    client.destroy();
    listener.close();
    server.forceShutdown();
  });
});
