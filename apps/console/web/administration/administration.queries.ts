import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type {
  AccountApi,
  Deleted,
  FullAuditEntry,
  AdministeredComponent,
  AdministeredOrganization,
  User,
} from '../api/account.js';
import { answered, type Listed, listed } from '../api/failure.js';
import type { HistorySource } from '../audit/history.js';
import { sliceOf } from '../lists/server-pages.js';
import type {
  AuditFilters,
  ComponentsSearch,
  DeletedSearch,
  OrganizationsSearch,
  UsersSearch,
} from './administration-search.js';

/** Query key of everything that only administrators see. */
export const administrationKey = ['administration'] as const;

interface Part extends ReturnType<typeof sliceOf> {
  readonly signal?: AbortSignal;
}

/** A part of the matching users. */
export const readUsers = (
  account: AccountApi,
  { page: _, ...search }: UsersSearch,
  { limit, offset, signal }: Part,
): Promise<Listed<User>> => {
  const params = { query: { ...search, limit, offset } };
  return listed(account.GET('/api/v2/users', { params, ...(signal && { signal }) }));
};

/** One page of the matching users. */
export const usersQuery = (account: AccountApi, search: UsersSearch, size?: number) =>
  queryOptions({
    queryKey: [...administrationKey, 'users', search, size ?? 0],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => readUsers(account, search, { ...sliceOf(search.page, size), signal }),
  });

export const userQuery = (account: AccountApi, username: string) =>
  queryOptions({
    queryKey: [...administrationKey, 'user', username],
    queryFn: ({ signal }) =>
      answered(account.GET('/api/v2/users/{username}', { params: { path: { username } }, signal })),
  });

/** The matching entries of the audit log. */
export const auditSource = (account: AccountApi, filters: AuditFilters): HistorySource<FullAuditEntry> => ({
  queryKey: [...administrationKey, 'audit', filters],
  read: (part, signal) => {
    const params = { query: { ...filters, ...part } };
    return listed(account.GET('/api/v2/audit', { params, ...(signal && { signal }) }));
  },
});

/** A part of the components of all users. */
export const readComponents = (
  account: AccountApi,
  { page: _, ...search }: ComponentsSearch,
  { limit, offset, signal }: Part,
): Promise<Listed<AdministeredComponent>> => {
  const params = { query: { ...search, limit, offset } };
  return listed(account.GET('/api/v2/all-components', { params, ...(signal && { signal }) }));
};

/** One page of the components of all users. */
export const allComponentsQuery = (account: AccountApi, search: ComponentsSearch, size?: number) =>
  queryOptions({
    queryKey: [...administrationKey, 'components', search, size ?? 0],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => readComponents(account, search, { ...sliceOf(search.page, size), signal }),
  });

/** A part of the organizations of all users. */
export const readOrganizations = (
  account: AccountApi,
  { page: _, ...search }: OrganizationsSearch,
  { limit, offset, signal }: Part,
): Promise<Listed<AdministeredOrganization>> => {
  const params = { query: { ...search, limit, offset } };
  return listed(account.GET('/api/v2/all-organizations', { params, ...(signal && { signal }) }));
};

/** One page of the organizations of all users. */
export const allOrganizationsQuery = (account: AccountApi, search: OrganizationsSearch, size?: number) =>
  queryOptions({
    queryKey: [...administrationKey, 'organizations', search, size ?? 0],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => readOrganizations(account, search, { ...sliceOf(search.page, size), signal }),
  });

/** A part of the deleted entities. */
export const readDeleted = (
  account: AccountApi,
  { page: _, ...search }: DeletedSearch,
  { limit, offset, signal }: Part,
): Promise<Listed<Deleted>> => {
  const params = { query: { ...search, limit, offset } };
  return listed(account.GET('/api/v2/deleted', { params, ...(signal && { signal }) }));
};

/** One page of the deleted entities. */
export const deletedQuery = (account: AccountApi, search: DeletedSearch, size?: number) =>
  queryOptions({
    queryKey: [...administrationKey, 'deleted', search, size ?? 0],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => readDeleted(account, search, { ...sliceOf(search.page, size), signal }),
  });
