import type { ChannelCredentials, Client, ClientOptions } from '@grpc/grpc-js';
import type { OnModuleDestroy } from '@nestjs/common';
import type { Calls } from '@fieldpost/contracts';
import type { UnaryMethod } from '@fieldpost/transport';
import { internalChannelOptions } from './channel.js';
import type { InternalCall } from './internal-calls.js';
import { InternalCredentials } from './internal-credentials.js';

interface Service {
  new (address: string, credentials: ChannelCredentials, options: ClientOptions): Client;
  /** Its methods; the original name is that of the generated client. */
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
        const client = new Service(address, inside.channel, internalChannelOptions);
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
