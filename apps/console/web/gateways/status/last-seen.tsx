import { useQuery } from '@tanstack/react-query';
import { useConsole } from '../../console.js';
import { useNetworkApp } from '../../network/use-network-app.js';
import { Ago } from '../../widgets/times/time.js';
import { gatewaySummaryQuery } from './status.queries.js';
import { texts } from '../../texts.js';

/** What the network app knows of a gateway, for a user who may see it; undefined while that cannot be read. */
export function useSummary(gatewayId: string, mayRead: boolean) {
  const { network } = useConsole();
  const enabled = useNetworkApp() === true && mayRead;
  return useQuery({ ...gatewaySummaryQuery(network, gatewayId), enabled }).data;
}

/** When a gateway was last heard; nothing while that cannot be read. */
export function LastSeen({ gatewayId }: { gatewayId: string }) {
  const summary = useSummary(gatewayId, true);
  if (!summary) return undefined;
  return summary.last_seen === null ? texts.never : <Ago at={summary.last_seen} />;
}
