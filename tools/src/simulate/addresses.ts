import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem, Suite, type SuiteAddresses } from '@fieldpost/testing';
import type { SimulateOptions } from './options.js';

/** The addresses that a simulation needs. */
export type SimulationAddresses = Pick<
  SuiteAddresses,
  'account' | 'handler_grpc' | 'network_udp' | 'network_station' | 'ca'
>;

type Place = Pick<SimulateOptions, 'data' | 'addresses'>;

/** Where gateways connect, by protocol. */
const gatewayFields = { udp: 'network_udp', station: 'network_station' } as const;

/** The addresses of the suite on the data folder, or those of the file that `--addresses` names. */
export const readAddresses = ({ data, addresses }: Place): SimulationAddresses =>
  addresses === undefined
    ? Suite.find(data).addresses
    : (JSON.parse(readFileSync(addresses, 'utf8')) as SimulationAddresses);

/** The server that gateways connect to: `host:port`, or a `wss:` URL for Basics Station. */
export function gatewayServer(
  addresses: SimulationAddresses,
  { protocol, ...place }: Place & Pick<SimulateOptions, 'protocol'>,
): string {
  const field = gatewayFields[protocol];
  const server = addresses[field];
  if (server !== undefined) return server;
  const file = place.addresses ?? join(place.data, 'addresses.json');
  throw new Problem(
    `${file} has no field ${field}, the server that gateways connect to with --protocol ${protocol}.`,
  );
}

/** The file with what is registered: beside the addresses of the suite, whether it runs here or elsewhere. */
export const recordFile = ({ data, addresses }: Place): string =>
  addresses === undefined ? join(data, 'simulation.json') : `${addresses}.simulation.json`;
