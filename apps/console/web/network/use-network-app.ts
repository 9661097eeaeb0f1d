import { useQuery } from '@tanstack/react-query';
import { announcementsQuery } from './announcements.queries.js';
import { hasNetworkApp } from './network-app.js';

/**
 * Whether this site has the network app, whose API is not called without it; undefined until that is known. While
 * discovery does not respond, the API is called.
 */
export function useNetworkApp(): boolean | undefined {
  const routers = useQuery(announcementsQuery('router'));
  const brokers = useQuery(announcementsQuery('broker'));
  if (routers.isError || brokers.isError) return true;
  return routers.data && brokers.data && hasNetworkApp(routers.data, brokers.data);
}
