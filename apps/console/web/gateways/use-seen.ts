import { useQueries } from '@tanstack/react-query';
import type { Gateway } from '../api/account.js';
import { useConsole } from '../console.js';
import { useNetworkApp } from '../network/use-network-app.js';
import { gatewaySummaryQuery } from './status.queries.js';

/** Gateways beyond these are taken as account knows them: ten gateways are a request. */
const mostAsked = 100;

type Activated = Pick<Gateway, 'id' | 'activated'>;

/**
 * The gateways with `activated` true also for those that the network app has heard: packet forwarders over UDP never use
 * their key.
 */
export function useSeen<T extends Activated>(gateways: readonly T[]): readonly T[] {
  const { network } = useConsole();
  const enabled = useNetworkApp() === true;
  const asked = gateways.filter(({ activated }) => activated === false).slice(0, mostAsked);
  const found = useQueries({
    queries: asked.map(({ id }) => ({ ...gatewaySummaryQuery(network, id), enabled })),
  });
  const heard = new Set(
    asked.flatMap(({ id }, at) => ((found[at]?.data?.last_seen ?? null) === null ? [] : [id])),
  );
  return gateways.map((gateway) => (heard.has(gateway.id) ? { ...gateway, activated: true } : gateway));
}
