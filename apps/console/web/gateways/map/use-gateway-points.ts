import { useQuery } from '@tanstack/react-query';
import { useConsole } from '../../console.js';
import type { MapPoint } from '../../map/map-point.js';
import { useNetworkApp } from '../../network/use-network-app.js';
import type { KnownGateway } from '../gateways.queries.js';
import { gatewayStatusQuery } from '../status/status.queries.js';
import { useSummaries } from '../status/use-summaries.js';
import { gatewayPoints, type PlacedGateway } from './gateway-points.js';

/** The gateways that have a location, with their live status where it can be read. */
export const useGatewayPoints = (gateways: readonly PlacedGateway[]): readonly MapPoint[] =>
  gatewayPoints(gateways, useSummaries(gatewayPoints(gateways).map(({ id }) => id)) ?? new Map());

/** One gateway, with the live status as its page has it: the whole status with the right to it, else what all may see. */
export function usePointOf(gateway: KnownGateway): readonly MapPoint[] {
  const { network } = useConsole();
  const { id } = gateway;
  const isRead = gateway.rights.includes('gateway:status');
  const enabled = useNetworkApp() === true && isRead;
  const { data } = useQuery({ ...gatewayStatusQuery(network, id), enabled });
  const summaries = useSummaries(isRead ? [] : [id]);
  return gatewayPoints([gateway], new Map([[id, data ?? summaries?.get(id)]]));
}
