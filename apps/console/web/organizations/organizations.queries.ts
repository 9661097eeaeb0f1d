import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type {
  AccountApi,
  AuditEntry,
  Organization,
  OrganizationEntity,
  OrganizationMember,
} from '../api/account.js';
import { answered, type Listed, listed } from '../api/failure.js';
import { sliceOf } from '../lists/server-pages.js';

/** Query key of everything about organizations. */
export const organizationsKey = ['organizations'] as const;
const ofOne = (organizationId: string) => [...organizationsKey, 'one', organizationId] as const;
const on = (organizationId: string) => ({ path: { organizationId } });

/** The organizations of the user, oldest first. */
export const organizationsQuery = (account: AccountApi) =>
  queryOptions({
    queryKey: [...organizationsKey, 'list'],
    queryFn: ({ signal }): Promise<readonly Organization[]> =>
      answered(account.GET('/api/v2/organizations', { signal })),
  });

/** One organization, with the rights of the user. */
export const organizationQuery = (account: AccountApi, id: string) =>
  queryOptions({
    queryKey: ofOne(id),
    queryFn: ({ signal }): Promise<Organization> =>
      answered(account.GET('/api/v2/organizations/{organizationId}', { params: on(id), signal })),
  });

export const membersQuery = (account: AccountApi, id: string) =>
  queryOptions({
    queryKey: [...ofOne(id), 'members'],
    queryFn: ({ signal }): Promise<readonly OrganizationMember[]> =>
      answered(account.GET('/api/v2/organizations/{organizationId}/members', { params: on(id), signal })),
  });

/** What the organization collaborates on. */
export const entitiesQuery = (account: AccountApi, id: string) =>
  queryOptions({
    queryKey: [...ofOne(id), 'entities'],
    queryFn: ({ signal }): Promise<readonly OrganizationEntity[]> =>
      answered(account.GET('/api/v2/organizations/{organizationId}/entities', { params: on(id), signal })),
  });

/** One page of the history of an organization. */
export const organizationHistoryQuery = (account: AccountApi, id: string, page?: number) =>
  queryOptions({
    queryKey: [...ofOne(id), 'history', page ?? 1],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }): Promise<Listed<AuditEntry>> => {
      const params = { ...on(id), query: sliceOf(page) };
      return listed(account.GET('/api/v2/organizations/{organizationId}/audit', { params, signal }));
    },
  });
