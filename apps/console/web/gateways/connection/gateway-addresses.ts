import { bareHost } from '@fieldpost/domain';
import { queryOptions } from '@tanstack/react-query';
import { answered, isNotFound } from '../../api/failure.js';
import type { GatewayAddresses, NetworkApi } from '../../api/network.js';
import type { ForwarderKind } from './forwarder-kind.js';
import type { NetworkAccess } from './network-access.js';

/** The usual ports, for a network that does not report its own. */
export const standardPorts: Readonly<Record<keyof GatewayAddresses, number>> = {
  ...{ udp: 1700, station: 8887, mqtt: 1882, mqtts: 8882 },
};

/** The protocol whose host is entered for a kind of packet forwarder. mp_pkt_fwd uses MQTT without TLS. */
const protocols = { udp: 'udp', station: 'station', connector: 'mqtt', pktfwd: 'mqtts' } as const;

export const protocolOf = (kind: ForwarderKind): keyof GatewayAddresses => protocols[kind];

/** Where a gateway reaches the network, without brackets around IPv6 addresses: at the host that the user entered, if any. */
export function addressesFor({ announced, addresses }: NetworkAccess, entered?: string): GatewayAddresses {
  const of = (protocol: keyof GatewayAddresses) => {
    const host = entered ?? addresses?.[protocol].host ?? announced?.host ?? '';
    return { host: bareHost(host.trim()), port: addresses?.[protocol].port ?? standardPorts[protocol] };
  };
  return { udp: of('udp'), station: of('station'), mqtt: of('mqtt'), mqtts: of('mqtts') };
}

/** Where gateways reach the network app; null if it is one of the last release, which does not report that. */
export const gatewayAddressesQuery = (network: NetworkApi) =>
  queryOptions({
    queryKey: ['gateway-addresses'],
    staleTime: 60_000,
    queryFn: async ({ signal }): Promise<GatewayAddresses | null> => {
      try {
        return await answered(network.GET('/network/gateways/addresses', { signal }));
      } catch (failure) {
        if (isNotFound(failure)) return null;
        throw failure;
      }
    },
  });
