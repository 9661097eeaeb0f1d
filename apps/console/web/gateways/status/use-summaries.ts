import { useQueries } from '@tanstack/react-query';
import type { GatewaySummary } from '../../api/network.js';
import { useConsole } from '../../console.js';
import { useNetworkApp } from '../../network/use-network-app.js';
import { gatewaySummaryQuery } from './status.queries.js';

/** Gateways beyond these are left out: ten gateways are a request. */
const mostAsked = 100;

/**
 * How the first of these gateways do, by id, where the network app of the site is there and responds; undefined while that
 * is loaded.
 */
export function useSummaries(ids: readonly string[]): ReadonlyMap<string, GatewaySummary> | undefined {
  const { network } = useConsole();
  const hasNetwork = useNetworkApp();
  const enabled = hasNetwork === true;
  const queries = ids.slice(0, mostAsked).map((id) => ({ ...gatewaySummaryQuery(network, id), enabled }));
  const found = useQueries({ queries });
  if (ids.length > 0 && (hasNetwork === undefined || found.some(({ isLoading }) => isLoading)))
    return undefined;
  return new Map(found.flatMap(({ data }) => (data ? [[data.gateway_id, data] as const] : [])));
}
