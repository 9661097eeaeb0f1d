import { useQuery } from '@tanstack/react-query';
import { useConsole } from '../../console.js';
import { useNetworkApp } from '../../network/use-network-app.js';
import { gatewayStatusQuery } from './status.queries.js';

/** How a gateway does, for users with the right to see it, and whether this site has a network app that knows. */
export function useStatus(gatewayId: string) {
  const { network } = useConsole();
  const hasNetwork = useNetworkApp();
  const { data, error } = useQuery({
    ...gatewayStatusQuery(network, gatewayId),
    enabled: hasNetwork === true,
  });
  return { hasNetwork, data, error };
}
