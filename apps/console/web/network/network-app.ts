import type { Announcement } from './announcements.js';

type Announced = Pick<Announcement, 'net_address'>;

/** Whether the network app is among these: it announces a router and a broker that share one address. */
export function hasNetworkApp(routers: readonly Announced[], brokers: readonly Announced[]): boolean {
  const addresses = new Set(brokers.map(({ net_address }) => net_address));
  return routers.some(({ net_address }) => net_address !== undefined && addresses.has(net_address));
}
