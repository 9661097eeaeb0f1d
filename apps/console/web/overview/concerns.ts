import type { ServiceName } from '@fieldpost/domain';
import { expiryOf } from '../access-keys/expiry.js';
import type { Gateway, OauthClient, Profile } from '../api/account.js';
import { stateOf } from '../clients/client-state.js';

/** Something that somebody should look at. */
export type Concern =
  | { readonly of: 'profile' }
  | { readonly of: 'application'; readonly id: string }
  | { readonly of: 'component'; readonly id: string; readonly service: ServiceName }
  | { readonly of: 'key'; readonly id: string; readonly name: string; readonly expiry: 'expired' | 'soon' }
  | { readonly of: 'gateway'; readonly id: string }
  | { readonly of: 'clients'; readonly count: number }
  | { readonly of: 'pending components'; readonly count: number };

/** What of an announcement counts here. */
export interface Told {
  readonly id: string;
  readonly service: ServiceName;
  readonly health: 'up' | 'down' | undefined;
}

/** An access key, by its name at an application. */
export interface KeyOfApplication {
  readonly appId: string;
  readonly name: string;
  readonly expires: string | undefined;
}

/** What is known; what has not been read yet is missing, and nothing is said about it. */
export interface Known {
  readonly profile?: Profile | undefined;
  /** Applications that are registered at no handler. */
  readonly unregistered: readonly string[];
  /** Components of the network that the user has to do with, as discovery tells of them. */
  readonly components?: readonly Told[] | undefined;
  readonly keys?: readonly KeyOfApplication[] | undefined;
  readonly gateways?: readonly Pick<Gateway, 'id' | 'activated'>[] | undefined;
  readonly clients?: readonly Pick<OauthClient, 'accepted' | 'rejected'>[] | undefined;
  /** Number of components that wait for approval. */
  readonly pendingComponents?: number | undefined;
}

/** What needs attention, the most urgent first; clients and approvals are the concern of administrators alone. */
export function concernsIn(known: Known, now: Date): readonly Concern[] {
  const { profile, unregistered, components = [], keys = [], gateways = [] } = known;
  return [
    ...(profile?.administrator === true ? undecided(known) : []),
    ...unreachable(components),
    ...unregistered.map((id) => ({ of: 'application' as const, id })),
    ...keys.flatMap((key) => endOf(key, now)),
    ...gateways
      .filter(({ activated }) => activated === false)
      .map(({ id }) => ({ of: 'gateway' as const, id })),
    ...(profile?.email_verified === false ? [{ of: 'profile' as const }] : []),
  ];
}

/** What waits for a decision of an administrator. */
function undecided({ clients = [], pendingComponents = 0 }: Known): readonly Concern[] {
  const pending = clients.filter((client) => stateOf(client) === 'pending').length;
  return [
    ...(pending > 0 ? [{ of: 'clients' as const, count: pending }] : []),
    ...(pendingComponents > 0 ? [{ of: 'pending components' as const, count: pendingComponents }] : []),
  ];
}

/** A handler of several applications, or one's own, is told once. */
function unreachable(components: readonly Told[]): readonly Concern[] {
  const down = components.filter(({ health }) => health === 'down');
  const byName = new Map(down.map(({ service, id }) => [`${service}/${id}`, { service, id }]));
  return [...byName.values()].map((one) => ({ of: 'component', ...one }));
}

function endOf({ appId, name, expires }: KeyOfApplication, now: Date): readonly Concern[] {
  const expiry = expires === undefined ? 'later' : expiryOf(expires, now);
  return expiry === 'later' ? [] : [{ of: 'key', id: appId, name, expiry }];
}
