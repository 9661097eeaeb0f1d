import { queryOptions } from '@tanstack/react-query';
import type {
  AccountApi,
  AuditEntry,
  Organization,
  OrganizationEntity,
  OrganizationMember,
} from '../api/account.js';
import { answered, listed } from '../api/failure.js';
import type { HistorySource } from '../audit/history-search.js';

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

export const removeMember = (account: AccountApi, organizationId: string, username: string) => {
  const params = { path: { organizationId, username } };
  return answered(account.DELETE('/api/v2/organizations/{organizationId}/members/{username}', { params }));
};

/** What the organization collaborates on. */
export const entitiesQuery = (account: AccountApi, id: string) =>
  queryOptions({
    queryKey: [...ofOne(id), 'entities'],
    queryFn: ({ signal }): Promise<readonly OrganizationEntity[]> =>
      answered(account.GET('/api/v2/organizations/{organizationId}/entities', { params: on(id), signal })),
  });

/** The history of an organization. */
export const organizationHistory = (account: AccountApi, id: string): HistorySource<AuditEntry> => ({
  queryKey: [...ofOne(id), 'history'],
  read: (query, signal) => {
    const params = { ...on(id), query };
    return listed(
      account.GET('/api/v2/organizations/{organizationId}/audit', { params, ...(signal && { signal }) }),
    );
  },
});

/** Ends the collaboration of an organization on an entity. */
export const endCollaboration = (account: AccountApi, organizationId: string, entity: OrganizationEntity) => {
  const params = { path: { organizationId, kind: entity.kind, entityId: entity.id } };
  return answered(
    account.DELETE('/api/v2/organizations/{organizationId}/entities/{kind}/{entityId}', { params }),
  );
};
