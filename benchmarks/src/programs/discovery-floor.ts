// Minimal discovery in Node: responds to every gRPC call over TLS with the bytes of one file, and to every
// HTTP request with those of another. argv: folder with cert.pem and key.pem, gRPC body, HTTP body. Reports
// both ports.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

const [, , home = '.', grpcFile = '', httpFile = ''] = process.argv;
const [body, text] = [readFileSync(grpcFile), readFileSync(httpFile)];
const [cert, key] = [readFileSync(join(home, 'cert.pem')), readFileSync(join(home, 'key.pem'))];

const headers = { ':status': 200, 'content-type': 'application/grpc+proto' };
const trailers = { 'grpc-status': 0 };

// Many large concurrent responses count towards the memory of one session.
const grpc = createSecureServer({ cert, key, maxSessionMemory: 1_000 });
grpc.on('stream', (stream) => {
  stream.on('error', () => undefined);
  stream.on('wantTrailers', () => stream.sendTrailers(trailers));
  stream.respond(headers, { waitForTrailers: true });
  stream.end(body);
});

const http = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': text.length }).end(text);
});

const portOf = (server: typeof http | typeof grpc): number => (server.address() as AddressInfo).port;

grpc.listen(0, '127.0.0.1', () =>
  http.listen(0, '127.0.0.1', () => process.send?.([portOf(grpc), portOf(http)])),
);
process.on('disconnect', () => process.exit(0));
