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
import { sliceOf } from '../lists/server-pages.js';
import type { AuditSearch, ComponentsSearch, UsersSearch } from './administration-search.js';

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

/** One page of the audit log. */
export const auditQuery = (account: AccountApi, { page, ...search }: AuditSearch) =>
  queryOptions({
    queryKey: [...administrationKey, 'audit', search, page ?? 1],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }): Promise<Listed<FullAuditEntry>> =>
      listed(account.GET('/api/v2/audit', { params: { query: { ...search, ...sliceOf(page) } }, signal })),
  });

/** A part of the components of all users. */
export const readComponents = (
  account: AccountApi,
  { approval }: ComponentsSearch,
  { limit, offset, signal }: Part,
): Promise<Listed<AdministeredComponent>> => {
  const params = { query: { ...(approval && { approval }), limit, offset } };
  return listed(account.GET('/api/v2/all-components', { params, ...(signal && { signal }) }));
};

/** One page of the components of all users. */
export const allComponentsQuery = (account: AccountApi, search: ComponentsSearch, size?: number) =>
  queryOptions({
    queryKey: [...administrationKey, 'components', search, size ?? 0],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => readComponents(account, search, { ...sliceOf(search.page, size), signal }),
  });

/** One page of the organizations of all users. */
export const allOrganizationsQuery = (account: AccountApi, page?: number) =>
  queryOptions({
    queryKey: [...administrationKey, 'organizations', page ?? 1],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }): Promise<Listed<AdministeredOrganization>> =>
      listed(account.GET('/api/v2/all-organizations', { params: { query: sliceOf(page) }, signal })),
  });

/** One page of the deleted entities. */
export const deletedQuery = (account: AccountApi, page?: number) =>
  queryOptions({
    queryKey: [...administrationKey, 'deleted', page ?? 1],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }): Promise<Listed<Deleted>> =>
      listed(account.GET('/api/v2/deleted', { params: { query: sliceOf(page) }, signal })),
  });
