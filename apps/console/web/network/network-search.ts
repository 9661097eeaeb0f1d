import { isServiceName, type ServiceName } from '@fieldpost/domain';
import { listSearch, type ListSearch } from '../lists/matching.js';

export const healths = ['up', 'down', 'unknown'] as const;
export type HealthFilter = (typeof healths)[number];

/** Tab and filter of the network page, kept in the URL. */
export interface NetworkSearch extends ListSearch {
  readonly service?: ServiceName;
  readonly health?: HealthFilter;
}

const isHealth = (raw: unknown): raw is HealthFilter => (healths as readonly unknown[]).includes(raw);

/** Reads the search parameters of the URL. Invalid ones are ignored. */
export function networkSearch(raw: Record<string, unknown>): NetworkSearch {
  const { service, health } = raw;
  return {
    ...listSearch(raw),
    ...(typeof service === 'string' && isServiceName(service) && { service }),
    ...(isHealth(health) && { health }),
  };
}
