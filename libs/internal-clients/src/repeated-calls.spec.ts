import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { Server, ServerCredentials, status } from '@grpc/grpc-js';
import { afterEach, describe, expect, it } from '@jest/globals';
import { loadClients } from '@fieldpost/contracts';
import { AccountClient } from './account.client.js';
import { LoginProvidersClient } from './login-providers.client.js';
import { SecondFactorsClient } from './second-factors.client.js';
import { TokensClient } from './tokens.client.js';

const { Tokens } = loadClients('fieldpost/oauth/v1/tokens.proto').fieldpost.oauth.v1;
const { AccountService } = loadClients('fieldpost/account/v1/account.proto').fieldpost.account.v1;
const ofTokens = ['exchangeAccessKey', 'forgetClient'];
const unavailable = { code: status.UNAVAILABLE, details: 'unavailable: the database' };

type Callback = (error: object | null, value?: object) => void;
type Respond = (server: Server, callback: Callback) => void;

let client: TokensClient;
/** Calls that reached a server, by method. */
let calls: string[] = [];
/** What a test has opened, the last one first; it is closed whether the test fails or not. */
const opened: (() => void)[] = [];

afterEach(() => {
  for (const close of opened.splice(0)) close();
  calls = [];
});

/** A replica that responds to some methods in the same way; resolves with its port. */
function replica(respond: Respond, service: object = Tokens.service, names = ofTokens): Promise<number> {
  const server = new Server();
  opened.unshift(() => server.forceShutdown());
  const method = (name: string) => (_: unknown, callback: Callback) => {
    calls.push(name);
    respond(server, callback);
  };
  server.addService(service as never, Object.fromEntries(names.map((name) => [name, method(name)])) as never);
  return new Promise((resolve, reject) =>
    server.bindAsync('127.0.0.1:0', ServerCredentials.createInsecure(), (error, bound) =>
      error ? reject(error) : resolve(bound),
    ),
  );
}

/** A client, which is closed before its servers. */
function used<Client extends { readonly onModuleDestroy: () => void }>(made: Client): Client {
  opened.unshift(() => made.onModuleDestroy());
  return made;
}

const connectTo = (...ports: readonly number[]) => {
  client = used(new TokensClient(`ipv4:${ports.map((port) => `127.0.0.1:${port}`).join()}`, 'secret'));
};

/** A port through which a server is reached, and the connections from clients and to the server. */
async function passage(port: number) {
  const [from, to]: [Socket[], Socket[]] = [[], []];
  const listener = createServer((incoming) => {
    const outgoing = connect(port, '127.0.0.1');
    from.push(incoming);
    to.push(outgoing);
    for (const [one, other] of [[incoming, outgoing] as const, [outgoing, incoming] as const])
      one.on('error', () => undefined).pipe(other);
  }).listen(0, '127.0.0.1');
  const cut = () => [...from, ...to].forEach((connection) => connection.destroy());
  opened.unshift(() => {
    cut();
    listener.close();
  });
  await once(listener, 'listening');
  return { port: (listener.address() as AddressInfo).port, from, cut };
}

const exchange = () => client.exchangeAccessKey({ app_id: 'my-app', key: 'k' });
const works: Respond = (_, callback) => callback(null, { access_token: 'token' });

describe('An internal call that may be repeated', () => {
  it('is repeated at another replica when its own one goes away before it answers', async () => {
    let isFirst = true;
    const goesAway: Respond = (server, callback) => {
      if (isFirst) server.forceShutdown();
      else works(server, callback);
      isFirst = false;
    };
    connectTo(await replica(goesAway), await replica(goesAway));
    expect(await exchange()).toMatchObject({ access_token: 'token' });
    expect(calls).toEqual(['exchangeAccessKey', 'exchangeAccessKey']);
  });

  it('is repeated when its server goes away and comes back', async () => {
    let cut = (): void => undefined;
    let isFirst = true;
    const restarts: Respond = (server, callback) => {
      // As when a process is killed.
      if (isFirst) cut();
      else works(server, callback);
      isFirst = false;
    };
    const between = await passage(await replica(restarts));
    ({ cut } = between);
    connectTo(between.port);
    expect(await exchange()).toMatchObject({ access_token: 'token' });
    expect(calls).toHaveLength(2);
  });

  it('is sent three times at most', async () => {
    connectTo(await replica((_, callback) => callback(unavailable)));
    await expect(exchange()).rejects.toMatchObject({ kind: 'unavailable' });
    expect(calls).toHaveLength(3);
  });

  it('is sent once during an outage, so that an overloaded app does not get three times as many', async () => {
    connectTo(await replica((_, callback) => callback(unavailable)));
    for (let n = 0; n < 10; n += 1) await exchange().catch(() => undefined);
    calls = [];
    await exchange().catch(() => undefined);
    expect(calls).toHaveLength(1);
  });

  it('is not repeated when it is rejected', async () => {
    connectTo(await replica((_, callback) => callback({ code: status.PERMISSION_DENIED, details: 'no' })));
    await expect(exchange()).rejects.toMatchObject({ kind: 'permission_denied' });
    expect(calls).toHaveLength(1);
  });
});

describe('A login with a password', () => {
  it.each(['grantForPassword', 'authenticateUser'] as const)(
    'is repeated when account is unavailable for a moment: %s',
    async (method) => {
      let isFirst = true;
      const recovers: Respond = (_, callback) => {
        callback(isFirst ? unavailable : null, {});
        isFirst = false;
      };
      const port = await replica(recovers, AccountService.service, [method]);
      const account = used(new AccountClient(`127.0.0.1:${port}`, 'secret'));
      await account[method]({ username: 'somebody', password: 'p' });
      expect(calls).toEqual([method, method]);
    },
  );
});

describe('Clients of several services of one app', () => {
  it('share a connection', async () => {
    const { port, from } = await passage(await replica(works));
    const factors = used(new SecondFactorsClient(`127.0.0.1:${port}`, 'secret'));
    const providers = used(new LoginProvidersClient(`127.0.0.1:${port}`, 'secret'));
    // The replica has no such methods, and says so.
    const rejected = [
      factors.describeSecondFactors({}),
      factors.startPasskey({}),
      providers.listLoginProviders({}),
    ];
    await Promise.allSettled(rejected);
    expect(from).toHaveLength(1);
  });
});

describe('An internal call that may not be repeated', () => {
  it('is sent once', async () => {
    connectTo(await replica((_, callback) => callback(unavailable)));
    await expect(client.forgetClient({ client_id: 'c' })).rejects.toMatchObject({ kind: 'unavailable' });
    expect(calls).toEqual(['forgetClient']);
  });
});
