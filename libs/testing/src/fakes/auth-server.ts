import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import jwt from 'jsonwebtoken';

/** A fake of the public side of an auth server: it publishes a key at `/key` and signs tokens on request. */
export interface FakeAuthServer {
  readonly issuer: string;
  readonly url: string;
  /** A token with these claims; `iss`, `iat` and an hour of life are filled in. */
  readonly sign: (claims: object) => string;
  readonly close: () => Promise<void>;
}

/** Starts the fake on a free loopback port. The real one is `apps/oauth`; suites of other apps use this. */
export async function startFakeAuthServer(issuer = 'fieldpost'): Promise<FakeAuthServer> {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const key = JSON.stringify({ algorithm: 'ES256', key: publicKey.export({ type: 'spki', format: 'pem' }) });
  const server = createServer((request, response) => {
    response.writeHead(request.url === '/key' ? 200 : 404, { 'content-type': 'application/json' });
    response.end(request.url === '/key' ? key : '{"code":404,"error":"not found"}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    issuer,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sign: (claims) => {
      const now = Math.floor(Date.now() / 1000);
      const standard = { iss: issuer, iat: now - 5, exp: now + 3600 };
      return jwt.sign({ ...standard, ...claims }, privateKey, { algorithm: 'ES256' });
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
