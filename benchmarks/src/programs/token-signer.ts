import { generateKeyPairSync, hash, randomUUID, sign } from 'node:crypto';
import type { ServerResponse } from 'node:http';

const seconds = 86_400;

/** Claims of a token in addition to the common ones. */
export interface Granted {
  readonly appId: string;
  readonly secret: string;
  readonly rights?: readonly string[];
}

/** Responds with a token signed by a new key of this algorithm. */
export function tokenSigner(algorithm: string): (granted: Granted, response: ServerResponse) => void {
  const isRsa = algorithm === 'RS256';
  const { privateKey } = isRsa
    ? generateKeyPairSync('rsa', { modulusLength: 2048 })
    : generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const head = Buffer.from(JSON.stringify({ alg: algorithm, typ: 'JWT', kid: 'floor' })).toString(
    'base64url',
  );
  const key = { key: privateKey, dsaEncoding: 'ieee-p1363' } as const;
  return (granted, response) => {
    const text = `${head}.${Buffer.from(JSON.stringify(claimsOf(granted))).toString('base64url')}`;
    const done = (_: Error | null, signature: Buffer) =>
      answer(response, `${text}.${signature.toString('base64url')}`);
    // RSA takes long enough to be worth another thread.
    if (isRsa) sign('sha256', Buffer.from(text), key, done);
    else done(null, sign('sha256', Buffer.from(text), key));
  };
}

function claimsOf({ appId, secret, rights }: Granted): object {
  const now = Math.floor(Date.now() / 1000);
  const digest = hash('sha256', secret, 'base64url');
  return {
    iss: 'floor',
    sub: `app:${appId}:${digest.slice(0, 16)}`,
    type: 'app',
    scope: [`apps:${appId}`],
    ...(rights && { apps: { [appId]: rights } }),
    iat: now,
    exp: now + seconds,
    jti: randomUUID(),
  };
}

function answer(response: ServerResponse, token: string): void {
  const body = JSON.stringify({ access_token: token, expires_in: seconds });
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'content-length': body.length,
  });
  response.end(body);
}
