import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answered } from '../../api/failure.js';
import type { GatewaySignal, NetworkApi } from '../../api/network.js';
import { keyOfGateway } from '../gateways.queries.js';
import { loadSummary } from './summary-batches.js';

const refreshed = { staleTime: 5_000, refetchInterval: 10_000, placeholderData: keepPreviousData } as const;

/** How a gateway does; needs the right `gateway:status`. */
export const gatewayStatusQuery = (network: NetworkApi, gatewayId: string) =>
  queryOptions({
    ...refreshed,
    queryKey: keyOfGateway(gatewayId, 'live-status'),
    queryFn: ({ signal }) => {
      const params = { path: { gw_id: gatewayId } };
      return answered(network.GET('/network/gateways/{gw_id}/status', { params, signal }));
    },
  });

/** The signal of a gateway by hour; needs the right `gateway:status`. */
export const gatewaySignalQuery = (network: NetworkApi, gatewayId: string, range: GatewaySignal['range']) =>
  queryOptions({
    ...refreshed,
    refetchInterval: 30_000,
    queryKey: [...keyOfGateway(gatewayId, 'signal'), range],
    queryFn: ({ signal }) => {
      const params = { path: { gw_id: gatewayId }, query: { range } };
      return answered(network.GET('/network/gateways/{gw_id}/signal', { params, signal }));
    },
  });

/** How a gateway does, in short. */
export const gatewaySummaryQuery = (network: NetworkApi, gatewayId: string) =>
  queryOptions({
    ...refreshed,
    queryKey: ['gateway-summaries', gatewayId],
    refetchInterval: 30_000,
    queryFn: () => loadSummary(network, gatewayId),
  });

/** Gateways that send packets and are not registered; for administrators. */
export const unregisteredGatewaysQuery = (network: NetworkApi) =>
  queryOptions({
    ...refreshed,
    queryKey: ['gateways', 'unregistered'],
    queryFn: async ({ signal }) =>
      (await answered(network.GET('/network/gateways/unregistered', { signal }))).gateways,
  });
