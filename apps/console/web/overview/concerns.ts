import type { ServiceName } from '@fieldpost/domain';
import { expiryOf } from '../access-keys/expiry.js';
import type { Gateway, OauthClient, Profile } from '../api/account.js';
import { stateOf } from '../clients/client-state.js';
import type { FailingIntegration } from '../integrations/integrations.queries.js';

/** An item that needs attention. */
export type Concern =
  | { readonly of: 'profile' }
  | { readonly of: 'application'; readonly id: string }
  | { readonly of: 'component'; readonly id: string; readonly service: ServiceName }
  | { readonly of: 'key'; readonly id: string; readonly name: string; readonly expiry: 'expired' | 'soon' }
  | { readonly of: 'gateway'; readonly id: string }
  | ({ readonly of: 'integration' } & FailingIntegration)
  | ({ readonly of: 'errors'; readonly id: string } & Omit<ErrorsOfApplication, 'appId'>)
  | { readonly of: 'clients'; readonly count: number }
  | { readonly of: 'pending components'; readonly count: number };

/** Reachability of a component. */
export interface AnnouncedComponent {
  readonly id: string;
  readonly service: ServiceName;
  readonly health: 'up' | 'down' | undefined;
}

/** An access key of an application. */
export interface KeyOfApplication {
  readonly appId: string;
  readonly name: string;
  readonly expires: string | undefined;
}

/** All errors of an application, and how many of them are those of its decoder, or may be. */
export interface ErrorsOfApplication {
  readonly appId: string;
  readonly count: number;
  readonly ofDecoder: number;
  readonly ofUnknownKind: number;
}

/** Loaded data; absent members are not loaded yet and cause no items. */
export interface Known {
  readonly profile?: Profile | undefined;
  /** Applications without a handler. */
  readonly unregistered: readonly string[];
  /** Handlers and components of the user, from discovery. */
  readonly components?: readonly AnnouncedComponent[] | undefined;
  readonly keys?: readonly KeyOfApplication[] | undefined;
  readonly gateways?: readonly Pick<Gateway, 'id' | 'activated'>[] | undefined;
  /** Errors of the last 24 hours by application. */
  readonly errors?: readonly ErrorsOfApplication[] | undefined;
  readonly failing?: readonly FailingIntegration[] | undefined;
  readonly clients?: readonly Pick<OauthClient, 'accepted' | 'rejected'>[] | undefined;
  /** Number of components that wait for approval. */
  readonly pendingComponents?: number | undefined;
}

/** Items that need attention, most urgent first. Clients and approvals are for administrators only. */
export function concernsIn(known: Known, now: Date): readonly Concern[] {
  const {
    profile,
    unregistered,
    components = [],
    keys = [],
    gateways = [],
    errors = [],
    failing = [],
  } = known;
  return [
    ...(profile?.administrator === true ? undecided(known) : []),
    ...unreachable(components),
    ...unregistered.map((id) => ({ of: 'application' as const, id })),
    ...failing.map((one) => ({ of: 'integration' as const, ...one })),
    ...errors
      .filter(({ count }) => count > 0)
      .map(({ appId, ...counts }) => ({ of: 'errors' as const, id: appId, ...counts })),
    ...keys.flatMap((key) => endOf(key, now)),
    ...gateways
      .filter(({ activated }) => activated === false)
      .map(({ id }) => ({ of: 'gateway' as const, id })),
    ...(profile?.email_verified === false ? [{ of: 'profile' as const }] : []),
  ];
}

/** Clients and components that wait for approval. */
function undecided({ clients = [], pendingComponents = 0 }: Known): readonly Concern[] {
  const pending = clients.filter((client) => stateOf(client) === 'pending').length;
  return [
    ...(pending > 0 ? [{ of: 'clients' as const, count: pending }] : []),
    ...(pendingComponents > 0 ? [{ of: 'pending components' as const, count: pendingComponents }] : []),
  ];
}

/** Duplicates are removed: several applications may have the same handler. */
function unreachable(components: readonly AnnouncedComponent[]): readonly Concern[] {
  const down = components.filter(({ health }) => health === 'down');
  const byName = new Map(down.map(({ service, id }) => [`${service}/${id}`, { service, id }]));
  return [...byName.values()].map((one) => ({ of: 'component', ...one }));
}

function endOf({ appId, name, expires }: KeyOfApplication, now: Date): readonly Concern[] {
  const expiry = expires === undefined ? 'later' : expiryOf(expires, now);
  return expiry === 'later' ? [] : [{ of: 'key', id: appId, name, expiry }];
}
