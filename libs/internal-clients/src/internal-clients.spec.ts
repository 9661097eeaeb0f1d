import { Metadata, Server, ServerCredentials, status } from '@grpc/grpc-js';
import type { ExecutionContext } from '@nestjs/common';
import { afterEach, describe, expect, it } from '@jest/globals';
import { loadClients } from '@fieldpost/contracts';
import { internalMetadata } from './internal-secret.js';
import { InternalGuard } from './internal.guard.js';
import { TokensClient } from './tokens.client.js';

const { Tokens } = loadClients('fieldpost/oauth/v1/tokens.proto').fieldpost.oauth.v1;

type Callback = (error: object | null, value?: object) => void;
type Exchange = (call: { metadata: Metadata; request: { app_id: string } }, callback: Callback) => void;

let server: Server;
let client: TokensClient;

async function connectTo(exchangeAccessKey: Exchange): Promise<TokensClient> {
  server = new Server();
  server.addService(Tokens.service, { exchangeAccessKey });
  const bound = await new Promise<number>((resolve, reject) => {
    const started = (error: Error | null, at: number) => (error ? reject(error) : resolve(at));
    server.bindAsync('127.0.0.1:0', ServerCredentials.createInsecure(), started);
  });
  client = new TokensClient(`127.0.0.1:${bound}`, 'a shared secret');
  return client;
}

describe('An internal client', () => {
  afterEach(() => {
    client.onModuleDestroy();
    server.forceShutdown();
  });

  it('sends the shared secret and returns the response', async () => {
    const tokens = await connectTo(({ metadata, request }, callback) => {
      callback(null, {
        access_token: `${request.app_id} ${metadata.get('internal-secret').join()}`,
        expires_at: 7,
      });
    });
    const answer = await tokens.exchangeAccessKey({ app_id: 'my-app', key: 'k' });
    expect(answer).toEqual({
      access_token: 'my-app a shared secret',
      expires_at: '7',
      bound_to_address: false,
    });
  });

  it('keeps the kind and the sentence of a rejection', async () => {
    const details = 'permission denied: no such key';
    const tokens = await connectTo((_, callback) => callback({ code: status.PERMISSION_DENIED, details }));
    const answer = tokens.exchangeAccessKey({ app_id: 'my-app', key: 'k' });
    await expect(answer).rejects.toMatchObject({ kind: 'permission_denied', message: details });
  });

  it('is unavailable when no server listens', async () => {
    const tokens = await connectTo((_, callback) => callback(null, {}));
    server.forceShutdown();
    const answer = tokens.exchangeAccessKey({ app_id: 'my-app', key: 'k' });
    await expect(answer).rejects.toMatchObject({ kind: 'unavailable', message: 'unavailable: oauth' });
  });
});

describe('An internal API', () => {
  const guard = new InternalGuard('a shared secret');
  const callWith = (metadata: Metadata) =>
    ({ switchToRpc: () => ({ getContext: () => metadata }) }) as unknown as ExecutionContext;

  it('admits a member of the suite', () =>
    expect(guard.canActivate(callWith(internalMetadata('a shared secret')))).toBe(true));

  it('admits, while two secrets are given, members that send either, and sends the first', () => {
    const both = new InternalGuard('the first secret,the second secret');
    for (const setting of ['the first secret', 'the second secret', 'the second secret,the first secret'])
      expect(both.canActivate(callWith(internalMetadata(setting)))).toBe(true);
    expect(internalMetadata('the first secret,the second secret').get('internal-secret')).toEqual([
      'the first secret',
    ]);
    for (const wrong of ['the first secre', 'another', ''])
      expect(() => both.canActivate(callWith(internalMetadata(wrong)))).toThrow('permission denied');
  });

  it.each([new Metadata(), internalMetadata('another')])('denies other callers', (metadata) =>
    expect(() => guard.canActivate(callWith(metadata))).toThrow('permission denied'),
  );
});
