import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { IssuerKeys } from './issuer-keys.js';

const key = () => generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey;
const v2Body = JSON.stringify({ algorithm: 'ES256', key: key().export({ type: 'spki', format: 'pem' }) });

let directory: string;
let server: Server;
let url: URL;
let keyIds: string[];
let requests: number;

beforeEach(async () => {
  [keyIds, requests] = [[], 0];
  directory = await mkdtemp(join(tmpdir(), 'issuer-keys-'));
  server = createServer((request, response) => {
    requests += 1;
    const jwks = { keys: keyIds.map((kid) => ({ ...key().export({ format: 'jwk' }), kid, alg: 'ES256' })) };
    const isKeySet = request.url === '/.well-known/jwks.json';
    response.statusCode = isKeySet && keyIds.length === 0 ? 404 : 200;
    response.end(isKeySet ? JSON.stringify(jwks) : v2Body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});

afterEach(async () => {
  server.close();
  await rm(directory, { recursive: true });
});

describe('The keys of an issuer', () => {
  it('are read from the v2 response where there is no key set', async () => {
    const keys = new IssuerKeys({ issuer: 'v2', url, directory });
    await keys.load();
    expect(await keys.get(undefined)).toHaveLength(1);
  });

  it('come from the copy on disk while the server is down', async () => {
    await new IssuerKeys({ issuer: 'v2', url, directory }).load();
    const down = new IssuerKeys({ issuer: 'v2', url: new URL('http://127.0.0.1:1'), directory });
    await down.load();
    expect(await down.get(undefined)).toHaveLength(1);
  });

  it('are unavailable without server and copy', async () => {
    const lost = new IssuerKeys({ issuer: 'nobody', url: new URL('http://127.0.0.1:1'), directory });
    await lost.load();
    await expect(lost.get(undefined)).rejects.toMatchObject({ kind: 'unavailable' });
  });

  it('are fetched again when a token names a new one, once for all tokens that wait', async () => {
    keyIds = ['old'];
    const keys = new IssuerKeys({ issuer: 'rotating', url, directory });
    await keys.load();
    keyIds = ['old', 'new'];
    const before = requests;
    const found = await Promise.all(['new', 'new', 'unknown'].map((id) => keys.get(id)));
    expect(found.map((list) => list.map(({ id }) => id))).toEqual(Array(3).fill(['old', 'new']));
    expect(requests).toBe(before + 1);
  });

  it('are unavailable, not missing, while the server cannot say whether a new one exists', async () => {
    keyIds = ['old'];
    const keys = new IssuerKeys({ issuer: 'rotating', url, directory });
    await keys.load();
    server.close();
    server.closeAllConnections();
    await expect(keys.get('new')).rejects.toMatchObject({ kind: 'unavailable' });
    expect(await keys.get('old')).toHaveLength(1);
  });

  it('are found to be unavailable soon, also while they are tried again in the background', async () => {
    const lost = new IssuerKeys({ issuer: 'nobody', url: new URL('http://127.0.0.1:1'), directory });
    const background = setInterval(() => void lost.load(), 100);
    await lost.load();
    await expect(lost.get('new')).rejects.toMatchObject({ kind: 'unavailable' });
    clearInterval(background);
  });
});
