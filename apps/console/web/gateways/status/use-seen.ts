import type { Gateway } from '../../api/account.js';
import { useSummaries } from './use-summaries.js';

type Activated = Pick<Gateway, 'id' | 'activated'>;

/**
 * The gateways with `activated` true also for those that the network app has heard: packet forwarders over UDP never use
 * their key. Undefined while that is loaded.
 */
export function useSeen<T extends Activated>(gateways: readonly T[]): readonly T[] | undefined {
  const unseen = gateways.filter(({ activated }) => activated === false);
  const summaries = useSummaries(unseen.map(({ id }) => id));
  if (!summaries) return undefined;
  const isHeard = (id: string): boolean => (summaries.get(id)?.last_seen ?? null) !== null;
  return gateways.map((gateway) =>
    gateway.activated === false && isHeard(gateway.id) ? { ...gateway, activated: true } : gateway,
  );
}
