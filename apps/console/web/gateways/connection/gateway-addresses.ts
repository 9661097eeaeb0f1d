import { queryOptions } from '@tanstack/react-query';
import { answered } from '../../api/failure.js';
import type { GatewayAddresses, NetworkApi } from '../../api/network.js';
import type { ForwarderKind } from './forwarder-kind.js';
import type { NetworkAccess } from './network-access.js';

/** Ports at which gateways reach a network. */
export type GatewayPorts = Readonly<Record<keyof GatewayAddresses, number>>;

/** The usual ports, for a network that does not report its own. */
export const standardPorts: GatewayPorts = { udp: 1700, station: 8887, mqtt: 1882, mqtts: 8882 };

export const portsOf = ({ udp, station, mqtt, mqtts }: GatewayAddresses): GatewayPorts => ({
  udp: udp.port,
  station: station.port,
  mqtt: mqtt.port,
  mqtts: mqtts.port,
});

const protocols = { udp: 'udp', station: 'station', connector: 'mqtts', pktfwd: 'mqtts' } as const;

/** The host for a kind of packet forwarder; empty when no router is known. */
export const hostFor = (kind: ForwarderKind, { announced, addresses }: NetworkAccess): string =>
  addresses?.[protocols[kind]].host ?? announced?.host ?? '';

/** Where gateways reach the network app. */
export const gatewayAddressesQuery = (network: NetworkApi) =>
  queryOptions({
    queryKey: ['gateway-addresses'],
    staleTime: 60_000,
    queryFn: ({ signal }) => answered(network.GET('/network/gateways/addresses', { signal })),
  });
