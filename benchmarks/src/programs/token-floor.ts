// The least that a token server can do in Node: read the request, look a key up in memory, sign, answer.
// argv: the algorithm.
import { createHash, generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listen } from './listen.js';

const isRsa = process.argv[2] === 'RS256';
const { privateKey } = isRsa
  ? generateKeyPairSync('rsa', { modulusLength: 2048 })
  : generateKeyPairSync('ec', { namedCurve: 'P-256' });
const head = Buffer.from(JSON.stringify({ alg: isRsa ? 'RS256' : 'ES256', typ: 'JWT', kid: 'floor' }));
const protectedHeader = head.toString('base64url');
const seconds = 86_400;

function answer(response: ServerResponse, token: string): void {
  const body = JSON.stringify({ access_token: token, expires_in: seconds });
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'content-length': body.length,
  });
  response.end(body);
}

function serve(body: string, response: ServerResponse): void {
  const fields = new URLSearchParams(body);
  const digest = createHash('sha256').update(fields.get('password') ?? '');
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    iss: 'floor',
    sub: `app:${fields.get('username') ?? ''}:${digest.digest('base64url').slice(0, 16)}`,
    type: 'app',
    scope: [`apps:${fields.get('username') ?? ''}`],
    iat: now,
    exp: now + seconds,
    jti: randomUUID(),
  };
  const text = `${protectedHeader}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}`;
  const done = (_: Error | null, signature: Buffer) =>
    answer(response, `${text}.${signature.toString('base64url')}`);
  const key = { key: privateKey, dsaEncoding: 'ieee-p1363' } as const;
  // RSA takes long enough to be worth a thread of its own.
  if (isRsa) sign('sha256', Buffer.from(text), key, done);
  else done(null, sign('sha256', Buffer.from(text), key));
}

function receive(request: IncomingMessage, response: ServerResponse): void {
  let body = '';
  request.setEncoding('utf8');
  request.on('data', (chunk: string) => void (body += chunk));
  request.on('end', () => serve(body, response));
}

listen(createServer(receive));
