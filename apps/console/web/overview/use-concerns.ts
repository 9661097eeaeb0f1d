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
import { applicationsTrafficQuery } from '../traffic/traffic.queries.js';
import { announcedQuery } from '../network/announcements.queries.js';
import { countedParts } from './traffic-overview.js';
import { type Concern, concernsIn, type KeyOfApplication, type Told } from './concerns.js';

/** Number of applications and of components to check, because each needs requests. */
export const mostChecked = 10;

/** Items that need attention, as far as data is loaded. */
export function useConcerns(applications: readonly Application[]): readonly Concern[] {
  const { account } = useConsole();
  const { data: profile } = useQuery(profileQuery(account));
  const gateways = useSeen(useQuery(gatewaysQuery(account)).data ?? []);
  const isJudge = profile?.administrator === true;
  const { data: clients } = useQuery({ ...clientsQuery(account), enabled: isJudge });
  const { data: pending } = useQuery({
    ...allComponents.query(account, { approval: 'pending' }),
    enabled: isJudge,
  });
  const looked = applications.slice(0, mostChecked);
  const { unregistered, handlers } = useHandlers(looked);
  const components = [...handlers, ...useOwnComponents()];
  const keys = useKeys(looked);
  const errors = useErrors(applications);
  const pendingComponents = pending?.total;
  return concernsIn(
    { profile, unregistered, components, keys, errors, gateways, clients, pendingComponents },
    new Date(),
  );
}

function useHandlers(applications: readonly Application[]) {
  const { handler } = useConsole();
  const found = useQueries({ queries: applications.map(({ id }) => handlerQuery(handler, id)) });
  const handlers = found.flatMap(({ data }): readonly Told[] =>
    data ? [{ id: data.id, service: 'handler', health: data.health }] : [],
  );
  return {
    unregistered: applications.filter((_, at) => found[at]?.data === null).map(({ id }) => id),
    handlers,
  };
}

function useOwnComponents(): readonly Told[] {
  const { account } = useConsole();
  const { data: own = [] } = useQuery(componentsQuery(account));
  const looked = own.slice(0, mostChecked);
  const found = useQueries({ queries: looked.map(({ type, id }) => announcedQuery(type, id)) });
  return looked.map(({ type, id }, at) => ({ id, service: type, health: found[at]?.data?.health }));
}

/** Errors of the last 24 hours, from the counts that the page shows as a chart. */
function useErrors(applications: readonly Application[]) {
  const { handler } = useConsole();
  const queries = countedParts(applications).map((ids) => applicationsTrafficQuery(handler, ids, '24h'));
  const found = useQueries({ queries });
  return found.flatMap(({ data }) =>
    (data?.applications ?? []).map(({ app_id, total }) => ({ appId: app_id, count: total.errors })),
  );
}

/** Keys are visible with the right `settings` only. */
function useKeys(applications: readonly Application[]): readonly KeyOfApplication[] {
  const { account } = useConsole();
  const open = applications.filter(({ rights }) => rights.includes('settings'));
  const found = useQueries({ queries: open.map(({ id }) => accessKeysQuery(account, id)) });
  return open.flatMap(({ id: appId }, at) =>
    (found[at]?.data ?? []).map(({ name, expires }) => ({ appId, name, expires })),
  );
}
