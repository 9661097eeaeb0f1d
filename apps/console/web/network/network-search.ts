import { isServiceName, type ServiceName } from '@fieldpost/domain';
import { listSearch, type ListSearch } from '../lists/matching.js';

export const healths = ['up', 'down', 'unknown'] as const;
export type HealthFilter = (typeof healths)[number];

/** What of the network is shown; all of it stands in the address. */
export interface NetworkSearch extends ListSearch {
  readonly service?: ServiceName;
  readonly health?: HealthFilter;
}

const isHealth = (raw: unknown): raw is HealthFilter => (healths as readonly unknown[]).includes(raw);

/** Reads the address; what makes no sense there counts as left out. */
export function networkSearch(raw: Record<string, unknown>): NetworkSearch {
  const { service, health } = raw;
  return {
    ...listSearch(raw),
    ...(typeof service === 'string' && isServiceName(service) && { service }),
    ...(isHealth(health) && { health }),
  };
}
