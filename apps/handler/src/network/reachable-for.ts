import { unavailable } from '@fieldpost/errors';
import type { BrokerLink } from './broker-link.js';
import type { BrokerLinks } from './broker-links.js';
import { saidByBroker } from './network.errors.js';

/** The brokers for work that must not pass one by; none where this handler has none. `what` says in the error what was to be done. */
export async function reachableFor(
  what: string,
  links: Pick<BrokerLinks, 'reachable' | 'areConfigured'>,
): Promise<readonly BrokerLink[]> {
  const reachable = await links.reachable().catch((thrown: unknown) => {
    throw saidByBroker(what, thrown);
  });
  if (reachable.length === 0 && links.areConfigured)
    throw saidByBroker(what, unavailable({ what: 'broker' }));
  return reachable;
}
