import { Server, ServerCredentials, status } from '@grpc/grpc-js';
import { loadClients, type oauth } from '@fieldpost/contracts';
import { bindServer } from './bind-server.js';

/** A fake of oauth's internal API with access keys and their tokens. */
export interface FakeTokens {
  readonly address: string;
  /** Client address of the last exchange, as reported by the handler. */
  readonly addressOf: (key: string) => string | undefined;
  /** Adds a key whose token is bound to the client's address. */
  readonly bind: (key: string, token: string) => void;
  /** Adds a key for a token. */
  readonly know: (key: string, token: string) => void;
  /** Rejects the key from now on. */
  readonly remove: (key: string) => void;
  /** Recorded narrowing requests, in order: application and rights; the tokens are returned unchanged. */
  readonly narrowed: readonly string[];
  readonly close: () => void;
}

/** Starts the fake on a free loopback port. The real one is `apps/oauth`. */
export async function startFakeTokens(): Promise<FakeTokens> {
  const known = new Map<string, string>();
  const bound = new Set<string>();
  const addresses = new Map<string, string>();
  const server = new Server();
  const { Tokens } = loadClients('fieldpost/oauth/v1/tokens.proto').fieldpost.oauth.v1;
  const narrowed: string[] = [];
  const handlers: Pick<oauth.TokensHandlers, 'ExchangeAccessKey' | 'NarrowToken'> = {
    NarrowToken: ({ request: { token, app_id, rights } }, answer) => {
      narrowed.push([app_id, ...rights].join(' '));
      answer(null, { access_token: token, expires_at: inAnHour() });
    },
    ExchangeAccessKey: ({ request }, answer) => {
      const access_token = known.get(request.key);
      addresses.set(request.key, request.address);
      if (access_token === undefined)
        answer({ code: status.PERMISSION_DENIED, details: 'permission denied: no such key' });
      else answer(null, { access_token, expires_at: inAnHour(), bound_to_address: bound.has(request.key) });
    },
  };
  server.addService(Tokens.service, handlers);
  const port = await bindServer(server, ServerCredentials.createInsecure());
  return {
    address: `127.0.0.1:${port}`,
    addressOf: (key) => addresses.get(key),
    bind: (key, token) => {
      bound.add(key);
      known.set(key, token);
    },
    narrowed,
    know: (key, token) => void known.set(key, token),
    remove: (key) => void known.delete(key),
    close: () => server.forceShutdown(),
  };
}

const inAnHour = (): string => String(Math.floor(Date.now() / 1000) + 3600);
