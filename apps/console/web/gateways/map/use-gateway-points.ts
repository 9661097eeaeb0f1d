import { useQueries } from '@tanstack/react-query';
import type { Gateway } from '../../api/account.js';
import { useConsole } from '../../console.js';
import type { MapPoint } from '../../map/map-point.js';
import { gatewayPoints } from './gateway-points.js';
import { gatewaySummaryQuery } from '../status.queries.js';
import { useNetworkApp } from '../../network/use-network-app.js';

/** Points beyond these show only whether the gateway was ever seen: ten gateways are a request. */
const mostLive = 100;

/** The gateways that have a location, with their live status where the network app of the site tells it. */
export function useGatewayPoints(gateways: readonly Gateway[]): readonly MapPoint[] {
  const { network } = useConsole();
  const enabled = useNetworkApp() === true;
  const live = gatewayPoints(gateways).slice(0, mostLive);
  const summaries = useQueries({
    queries: live.map(({ id }) => ({ ...gatewaySummaryQuery(network, id), enabled })),
  });
  return gatewayPoints(gateways, new Map(live.map(({ id }, at) => [id, summaries[at]?.data ?? undefined])));
}
