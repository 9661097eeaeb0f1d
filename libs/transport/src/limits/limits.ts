import proxyAddress from '@fastify/proxy-addr';
import type { ServerSettings } from '@fieldpost/config';
import { LRUCache } from 'lru-cache';

/** Of how many addresses it is remembered whether they are proxies. */
const mostAddresses = 10_000;

/** How much peers may ask of the HTTP and gRPC doors of an app; 0 for no limit. */
export interface Limits {
  /** Open connections at each door, of everybody and of one address. */
  readonly connections: number;
  readonly connectionsPerAddress: number;
  /** Requests of one address at the HTTP door, for ever; ten times as many at once. */
  readonly requestsPerSecond: number;
  /** Whether an address is that of a proxy, which speaks for many. */
  readonly isProxy: (address: string) => boolean;
}

/** The limits that the settings of an app say. */
export function limitsOf(settings: ServerSettings): Limits {
  const trust = proxyAddress.compile([...settings.FIELDPOST_TRUSTED_PROXIES]);
  // Reading an address costs more than the rest of what a request goes through before its route.
  const proxies = new LRUCache<string, boolean>({
    max: mostAddresses,
    memoMethod: (address) => trust(address, 0),
  });
  return {
    connections: settings.FIELDPOST_MAX_CONNECTIONS,
    connectionsPerAddress: settings.FIELDPOST_MAX_CONNECTIONS_PER_ADDRESS,
    requestsPerSecond: settings.FIELDPOST_HTTP_REQUESTS_PER_SECOND,
    isProxy: (address) => address !== '' && proxies.memo(address),
  };
}

/** Times of every HTTP server, in milliseconds: until the head of a request is there, and until all of it is. */
export const httpTimes = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5_000,
};
