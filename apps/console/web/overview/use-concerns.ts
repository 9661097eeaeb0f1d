import { useQueries, useQuery } from '@tanstack/react-query';
import { accessKeysQuery } from '../access-keys/access-keys.queries.js';
import { allComponents } from '../administration/administration.queries.js';
import type { Application } from '../api/account.js';
import { handlerQuery } from '../applications/applications.queries.js';
import { clientsQuery } from '../clients/clients.queries.js';
import { profileQuery } from '../collaborators/collaborators.queries.js';
import { componentsQuery } from '../components/components.queries.js';
import { useConsole } from '../console.js';
import { gatewaysQuery } from '../gateways/gateways.queries.js';
import { useSeen } from '../gateways/status/use-seen.js';
import { failingIntegrationsQuery } from '../integrations/integrations.queries.js';
import { countedParts, inRequests, mostCounted, totalOf, unknownErrors } from '../traffic/traffic.js';
import { applicationsTrafficQuery } from '../traffic/traffic.queries.js';
import { announcedQuery } from '../network/announcements.queries.js';
import { type Concern, concernsIn, type KeyOfApplication, type AnnouncedComponent } from './concerns.js';

/** Number of applications and of components to check, because each needs requests. */
export const mostChecked = 10;

/** What needs attention. */
export interface Checked {
  readonly concerns: readonly Concern[];
  /** Whether something could not be read. */
  readonly isIncomplete: boolean;
}

/** Items that need attention, as far as they can be read; undefined while they are loaded. */
export function useConcerns(applications: readonly Application[]): Checked | undefined {
  const { account } = useConsole();
  const profile = useQuery(profileQuery(account));
  const gateways = useQuery(gatewaysQuery(account));
  const seen = useSeen(gateways.data ?? []);
  const isJudge = profile.data?.administrator === true;
  const clients = useQuery({ ...clientsQuery(account), enabled: isJudge });
  const pending = useQuery({ ...allComponents.query(account, { approval: 'pending' }), enabled: isJudge });
  const looked = applications.slice(0, mostChecked);
  const handlers = useHandlers(looked);
  const components = useOwnComponents();
  const keys = useKeys(looked);
  const errors = useErrors(applications);
  const failing = useFailing(applications);
  const parts = [profile, gateways, clients, pending, handlers, components, keys, errors, failing];
  if (!seen || parts.some(({ isLoading }) => isLoading)) return undefined;
  const concerns = concernsIn(
    {
      profile: profile.data,
      unregistered: handlers.unregistered,
      components: [...handlers.known, ...components.known],
      keys: keys.known,
      errors: errors.known,
      failing: failing.known,
      gateways: seen,
      clients: clients.data,
      pendingComponents: pending.data?.total,
    },
    new Date(),
  );
  return { concerns, isIncomplete: parts.some(({ isError }) => isError) };
}

interface ReadState {
  readonly isLoading: boolean;
  readonly isError: boolean;
}

/** The state of several queries as that of one. */
const stateOf = (queries: readonly ReadState[]): ReadState => ({
  isLoading: queries.some(({ isLoading }) => isLoading),
  isError: queries.some(({ isError }) => isError),
});

function useHandlers(applications: readonly Application[]) {
  const { handler } = useConsole();
  const found = useQueries({ queries: applications.map(({ id }) => handlerQuery(handler, id)) });
  const known = found.flatMap(({ data }): readonly AnnouncedComponent[] =>
    data ? [{ id: data.id, service: 'handler', health: data.health }] : [],
  );
  return {
    unregistered: applications.filter((_, at) => found[at]?.data === null).map(({ id }) => id),
    known,
    ...stateOf(found),
  };
}

function useOwnComponents() {
  const { account } = useConsole();
  const own = useQuery(componentsQuery(account));
  const looked = (own.data ?? []).slice(0, mostChecked);
  const found = useQueries({ queries: looked.map(({ type, id }) => announcedQuery(type, id)) });
  const known = looked.map(({ type, id }, at): AnnouncedComponent => ({
    id,
    service: type,
    health: found[at]?.data?.health,
  }));
  return { known, ...stateOf([own, ...found]) };
}

/** Errors of the last 24 hours, from the counts that the page shows as a chart. */
function useErrors(applications: readonly Application[]) {
  const { handler } = useConsole();
  const queries = countedParts(applications).map((ids) => applicationsTrafficQuery(handler, ids, '24h'));
  const found = useQueries({ queries });
  const known = found.flatMap(({ data }) =>
    (data?.applications ?? []).map(({ app_id, ...counts }) => ({
      appId: app_id,
      count: counts.total.errors,
      ofDecoder: counts.total.decoding_errors ?? 0,
      ofUnknownKind: unknownErrors(totalOf(counts)),
    })),
  );
  return { known, ...stateOf(found.map(withUnread)) };
}

/** Integrations are visible with the right `settings` only. */
function useFailing(applications: readonly Application[]) {
  const { handler } = useConsole();
  const open = applications.filter(({ rights }) => rights.includes('settings')).map(({ id }) => id);
  const queries = inRequests(open.slice(0, mostCounted)).map((ids) => failingIntegrationsQuery(handler, ids));
  const found = useQueries({ queries });
  return { known: found.flatMap(({ data }) => data?.integrations ?? []), ...stateOf(found.map(withUnread)) };
}

/** Something is missing where the user may not read what several applications have. */
const withUnread = ({
  isLoading,
  isError,
  data,
}: ReadState & { readonly data?: { readonly unread?: readonly string[] } | undefined }): ReadState => ({
  isLoading,
  isError: isError || (data?.unread?.length ?? 0) > 0,
});

/** Keys are visible with the right `settings` only. */
function useKeys(applications: readonly Application[]) {
  const { account } = useConsole();
  const open = applications.filter(({ rights }) => rights.includes('settings'));
  const found = useQueries({ queries: open.map(({ id }) => accessKeysQuery(account, id)) });
  const known = open.flatMap(({ id: appId }, at) =>
    (found[at]?.data ?? []).map(({ name, expires }): KeyOfApplication => ({ appId, name, expires })),
  );
  return { known, ...stateOf(found) };
}
