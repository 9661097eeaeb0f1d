import proxyAddress from '@fastify/proxy-addr';
import type { ServerSettings } from '@fieldpost/config';
import { LRUCache } from 'lru-cache';
import { standardBodyMs } from './body-time.js';

/** Of how many addresses it is remembered whether they are proxies. */
const mostAddresses = 10_000;

/** Limits of the HTTP and gRPC servers of an app; 0 for no limit. */
export interface Limits {
  /** Open connections at each listener, in total and of one address. */
  readonly connections: number;
  readonly connectionsPerAddress: number;
  /** Requests per second of one address at the HTTP server; ten times as many as a burst. */
  readonly requestsPerSecond: number;
  /** Whether an address is that of a trusted proxy. */
  readonly isProxy: (address: string) => boolean;
}

/** A server without limits of its own. */
export const noLimits: Limits = {
  connections: 0,
  connectionsPerAddress: 0,
  requestsPerSecond: 0,
  isProxy: () => false,
};

/** The limits from the settings of an app. */
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

/**
 * Times of HTTP servers, in milliseconds: until the head of a request is there, and until all of it is. The servers of the
 * APIs count only the client's part of the second (`BodyTime`).
 */
export const httpTimes = {
  headersTimeout: 10_000,
  requestTimeout: standardBodyMs,
  connectionsCheckingInterval: 5_000,
};
