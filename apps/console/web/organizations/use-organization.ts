import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { Organization } from '../api/account.js';
import { useConsole } from '../console.js';
import { organizationQuery } from './organizations.queries.js';

const route = getRouteApi('/signed-in/console/organizations/$organizationId');

/** The organization of the URL. The frame loads it before its pages are shown. */
export function useOrganization(): Organization {
  const { account } = useConsole();
  const { organizationId } = route.useParams();
  return useSuspenseQuery(organizationQuery(account, organizationId)).data;
}
