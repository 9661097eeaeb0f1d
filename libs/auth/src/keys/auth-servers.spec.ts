import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { AuthServers } from './auth-servers.js';

describe('The start of an app whose auth server is unreachable', () => {
  let directory: string;
  let server: Server;
  let asked: Promise<void>;
  let servers: AuthServers;

  const keySet = (kid: string) => {
    const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    return JSON.stringify({
      keys: [{ ...publicKey.export({ format: 'jwk' }), kid, alg: 'ES256', use: 'sig' }],
    });
  };
  const writeCopy = () => writeFile(join(directory, 'auth-fieldpost.json'), keySet('one'));

  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'auth-servers-'));
    server = createServer();
    asked = new Promise((resolve) => void server.once('request', () => resolve()));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    servers = new AuthServers(new Map([['fieldpost', new URL(`http://127.0.0.1:${port}`)]]), directory);
  });
  afterEach(async () => {
    servers.onModuleDestroy();
    server.closeAllConnections();
    server.close();
    await rm(directory, { recursive: true });
  });

  it('does not wait for it when the copy on disk has the keys, and fetches them in the background', async () => {
    await writeCopy();
    let isOver = false;
    server.once('request', (_request, response) => response.once('close', () => (isOver = true)));
    await servers.onModuleInit();
    expect([servers.isReady, isOver]).toEqual([true, false]);
    expect(await servers.keysOf('fieldpost', 'one')).toHaveLength(1);
    await asked;
  });

  it('has a token of a newer key wait for the request that is under way', async () => {
    await writeCopy();
    let answer = (): void => undefined;
    server.once('request', (_request, response) => (answer = () => void response.end(keySet('two'))));
    await servers.onModuleInit();
    const found = servers.keysOf('fieldpost', 'two');
    await asked;
    answer();
    expect((await found)?.map(({ id }) => id)).toEqual(['two']);
  });

  it('waits for it when there is no copy, and is not ready meanwhile', async () => {
    const started = servers.onModuleInit();
    await asked;
    expect(servers.isReady).toBe(false);
    server.closeAllConnections();
    await started;
    expect(servers.isReady).toBe(false);
  });
});
