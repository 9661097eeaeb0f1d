import { firstNetAddress } from '@fieldpost/domain';
import { useQuery } from '@tanstack/react-query';
import { useConsole } from '../../console.js';
import type { Announcement } from '../../network/announcements.js';
import { announcementsQuery } from '../../network/announcements.queries.js';
import { hasNetworkApp } from '../../network/network-app.js';
import type { KnownGateway } from '../gateways.queries.js';
import { gatewayAddressesQuery } from './gateway-addresses.js';
import type { NetworkAccess } from './network-access.js';

type Access =
  | (NetworkAccess & { readonly isLoading: boolean })
  | { readonly failure: unknown; readonly again: () => void };

/**
 * The addresses that the network app reports, if the router of the gateway is part of it. They are undefined for another
 * router, and for a network app of the last release, which does not report them.
 */
export function useNetworkAccess(gateway: KnownGateway): Access {
  const { network } = useConsole();
  const [routers, brokers] = [useQuery(announcementsQuery('router')), useQuery(announcementsQuery('broker'))];
  const isOfNetworkApp = (one: Announcement) => hasNetworkApp([one], brokers.data ?? []);
  const router = routers.data && routerFor(gateway, routers.data, isOfNetworkApp);
  const isOwn = router !== undefined && isOfNetworkApp(router);
  const reported = useQuery({ ...gatewayAddressesQuery(network), enabled: isOwn });
  // A failure to read them again changes nothing of what is known.
  const failed = [routers, brokers, ...(isOwn ? [reported] : [])].find(
    ({ isLoadingError }) => isLoadingError,
  );
  if (failed) return { failure: failed.error, again: () => void failed.refetch() };
  return {
    announced: router && announcedBy(router),
    addresses: (isOwn && reported.data) || undefined,
    isLoading: [routers, brokers, reported].some(({ isLoading }) => isLoading),
  };
}

/** The router of a gateway; while it has none, that of the network app, or the first reachable one where there is no network app. */
function routerFor(
  { router }: KnownGateway,
  known: readonly Announcement[],
  isOfNetworkApp: (one: Announcement) => boolean,
): Announcement | undefined {
  const reachable = known.filter(announcedBy);
  return known.find(({ id }) => id === router?.id) ?? reachable.find(isOfNetworkApp) ?? reachable[0];
}

function announcedBy({ id, net_address = '' }: Announcement): NetworkAccess['announced'] {
  const host = firstNetAddress(net_address)?.host;
  return host === undefined ? undefined : { router: id, host };
}
