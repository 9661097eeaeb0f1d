import { once } from 'node:events';
import { createSecureServer, type Http2SecureServer, type ServerHttp2Stream } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import { CertificateAuthority } from '@fieldpost/testing';
import { checkGrpc } from './probe-grpc.js';

const servers: Http2SecureServer[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** The findings about a server that responds in such a way. */
async function examine(respond: (stream: ServerHttp2Stream) => void) {
  const authority = await CertificateAuthority.make();
  const server = createSecureServer(await authority.issue()).on('stream', respond);
  servers.push(server.listen(0, 'localhost'));
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const target = { host: 'localhost', port, longestMs: 20_000, ca: [authority.ca] };
  return checkGrpc('router main', target, Date.now());
}

describe('A response about gRPC health', () => {
  it('without an end is read up to a limit, and then ended', async () => {
    const streams: Promise<void>[] = [];
    const findings = await examine((stream) => {
      stream.respond({ ':status': 200, 'content-type': 'application/grpc' });
      streams.push(pipeline(Readable.from(endless()), stream));
    });
    expect(findings[0]).toMatchObject({ found: 'The server does not speak gRPC.' });
    await expect(Promise.all(streams)).rejects.toThrow();
  });

  it('with a status that no gRPC server has is quoted, shortened', async () => {
    const [finding] = await examine((stream) => {
      stream.respond({ ':status': 200, 'grpc-status': '"'.repeat(500) }, { endStream: true });
    });
    expect(finding).toMatchObject({
      state: 'unknown',
      found: `The server responds with gRPC status "${"'".repeat(100)}…".`,
    });
  });
});

function* endless(): Generator<Buffer> {
  for (;;) yield Buffer.alloc(4_096);
}
