import { Server, ServerCredentials, status } from '@grpc/grpc-js';
import { loadClients, type oauth } from '@fieldpost/contracts';

/** A fake of the inner door of oauth: it knows the keys it was given, and the tokens they stand for. */
export interface FakeTokens {
  readonly address: string;
  /** Makes a key good for a token. */
  readonly know: (key: string, token: string) => void;
  readonly close: () => void;
}

/** Starts the fake on a free loopback port. The real one is `apps/oauth`. */
export async function startFakeTokens(): Promise<FakeTokens> {
  const known = new Map<string, string>();
  const server = new Server();
  const { Tokens } = loadClients('fieldpost/oauth/v1/tokens.proto').fieldpost.oauth.v1;
  const handlers: Pick<oauth.TokensHandlers, 'ExchangeAccessKey'> = {
    ExchangeAccessKey: ({ request }, answer) => {
      const access_token = known.get(request.key);
      if (access_token === undefined)
        answer({ code: status.PERMISSION_DENIED, details: 'permission denied: no such key' });
      else answer(null, { access_token, expires_at: String(Math.floor(Date.now() / 1000) + 3600) });
    },
  };
  server.addService(Tokens.service, handlers);
  const port = await new Promise<number>((resolve, reject) => {
    server.bindAsync('127.0.0.1:0', ServerCredentials.createInsecure(), (error, bound) =>
      error ? reject(error) : resolve(bound),
    );
  });
  return {
    address: `127.0.0.1:${port}`,
    know: (key, token) => void known.set(key, token),
    close: () => server.forceShutdown(),
  };
}
