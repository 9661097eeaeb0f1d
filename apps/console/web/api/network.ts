import createClient, { type Client } from 'openapi-fetch';
import type { Send } from './authorized-fetch.js';
import type { components, operations, paths } from './generated/network.js';

export type GatewayStatus = components['schemas']['GatewayStatus'];
export type GatewaySignal = components['schemas']['GatewaySignal'];
export type GatewayAddresses = components['schemas']['GatewayAddresses'];
export type UnregisteredGateway =
  operations['gateways.listUnregistered']['responses']['200']['content']['application/json']['gateways'][number];
export type GatewaySummary =
  operations['gateways.summaries']['responses']['200']['content']['application/json']['gateways'][number];

/** The network API, typed by its OpenAPI document. */
export type NetworkApi = Client<paths>;

/** The gateways that a request names in its query, as a scope. */
export const scopeOfIds = (url: string): string | undefined =>
  new URL(url).searchParams
    .get('ids')
    ?.split(',')
    .map((id) => `gateways:${id}`)
    .join(' ');

/** The network API at an origin; `send` adds the credentials. */
export const networkApi = (origin: string, send: Send): NetworkApi =>
  createClient<paths>({ baseUrl: origin, fetch: (request) => send(request, scopeOfIds(request.url)) });
