import type { ChannelCredentials, Client, ClientOptions } from '@grpc/grpc-js';
import type { OnModuleDestroy } from '@nestjs/common';
import type { Calls } from '@fieldpost/contracts';
import { unavailable } from '@fieldpost/errors';
import { callUnary, type UnaryMethod } from '@fieldpost/transport';
import { internalChannelOptions } from './channel.js';
import { InternalCredentials } from './internal-credentials.js';
import { internalMetadata } from './internal-secret.js';

/** Calls a method of a client; fails with `unavailable` when the other app cannot be reached. */
type InternalCall = <Request, Response>(
  method: UnaryMethod<Request, Response>,
  request: Request,
) => Promise<Response>;

/** Calls of one client to another app of the suite, with the secret of the suite. */
export const internalCalls =
  (peer: string) =>
  (client: Client, secret: string): InternalCall => {
    const options = { peer, metadata: internalMetadata(secret) };
    return (method, request) => callUnary(method.bind(client), request, options);
  };

/**
 * Calls of oauth to account, which decides about users and clients. Any error status means that account cannot decide
 * (account.proto): it becomes `unavailable`, never a rejection.
 */
export function accountCalls(client: Client, secret: string): InternalCall {
  const call = internalCalls('account')(client, secret);
  return async (method, request) => {
    try {
      return await call(method, request);
    } catch (cause) {
      throw unavailable({ what: 'account' }, { cause });
    }
  };
}

interface Service {
  new (address: string, credentials: ChannelCredentials, options: ClientOptions): Client;
  /** Its methods by the names of the contract. */
  readonly service: object;
}

type InternalClientClass<Definition> = new (
  address: string,
  secret: string,
  inside?: InternalCredentials,
) => Calls<Definition> & OnModuleDestroy;

/**
 * A class whose objects call all methods of these services of another app over its internal gRPC API.
 * @param callsOf how a client calls its server
 */
export function internalClient<Definition>(
  services: () => readonly Service[],
  callsOf: (client: Client, secret: string) => InternalCall,
): InternalClientClass<Definition> {
  class InternalClient implements OnModuleDestroy {
    private readonly clients: readonly Client[];

    constructor(address: string, secret: string, inside = InternalCredentials.plaintext()) {
      this.clients = services().map((Service) => {
        const client = new Service(address, inside.channel, internalChannelOptions());
        Object.assign(this, methodsOf(Service, client, callsOf(client, secret)));
        return client;
      });
    }

    onModuleDestroy(): void {
      for (const client of this.clients) client.close();
    }
  }
  return InternalClient as unknown as InternalClientClass<Definition>;
}

function methodsOf({ service }: Service, client: Client, call: InternalCall): object {
  const methods = client as unknown as Record<string, UnaryMethod<unknown, unknown>>;
  const method = (name: string) => (request: unknown) => call(methods[name] as never, request);
  return Object.fromEntries(Object.keys(service).map((name) => [uncapitalized(name), method(name)]));
}

const uncapitalized = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);
