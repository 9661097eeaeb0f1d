import type { Gateway, OauthClient, Profile } from '../api/account.js';
import { stateOf } from '../clients/client-state.js';

/** Something that somebody should look at. */
export type Concern =
  | { readonly of: 'profile' }
  | { readonly of: 'application'; readonly id: string }
  | { readonly of: 'gateway'; readonly id: string }
  | { readonly of: 'clients'; readonly count: number };

/** What is known; what has not been read yet is missing, and nothing is said about it. */
export interface Known {
  readonly profile?: Profile | undefined;
  /** Applications that are registered at no handler. */
  readonly unregistered: readonly string[];
  readonly gateways?: readonly Pick<Gateway, 'id' | 'activated'>[] | undefined;
  readonly clients?: readonly Pick<OauthClient, 'accepted' | 'rejected'>[] | undefined;
}

/** What needs attention, the most urgent first; clients are the concern of administrators alone. */
export function concernsIn({
  profile,
  unregistered,
  gateways = [],
  clients = [],
}: Known): readonly Concern[] {
  const pending = clients.filter((client) => stateOf(client) === 'pending').length;
  const isJudge = profile?.administrator === true;
  return [
    ...(isJudge && pending > 0 ? [{ of: 'clients' as const, count: pending }] : []),
    ...unregistered.map((id) => ({ of: 'application' as const, id })),
    ...gateways
      .filter(({ activated }) => activated === false)
      .map(({ id }) => ({ of: 'gateway' as const, id })),
    ...(profile?.email_verified === false ? [{ of: 'profile' as const }] : []),
  ];
}
