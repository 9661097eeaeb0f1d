import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AccountApi, AuditEntry, EntityRights, OauthClient } from '../api/account.js';
import { answered, type Listed, listed } from '../api/failure.js';
import { sliceOf } from '../lists/server-pages.js';

const all = ['clients'] as const;
/** Query key of everything about clients. */
export const clientsKey = all;

/** The user's own clients; all of them for an administrator. */
export const clientsQuery = (account: AccountApi) =>
  queryOptions({
    queryKey: [...all, 'list'],
    queryFn: ({ signal }): Promise<readonly OauthClient[]> =>
      answered(account.GET('/api/v2/clients', { signal })),
  });

export const clientQuery = (account: AccountApi, name: string) =>
  queryOptions({
    queryKey: [...all, 'one', name],
    queryFn: ({ signal }) =>
      answered(account.GET('/api/v2/clients/{name}', { params: { path: { name } }, signal })),
  });

/** The applications and gateways on which a client has rights. */
export const clientRightsQuery = (account: AccountApi, name: string) =>
  queryOptions({
    queryKey: [...all, 'one', name, 'rights'],
    queryFn: ({ signal }): Promise<readonly EntityRights[]> =>
      answered(account.GET('/api/v2/clients/{name}/rights', { params: { path: { name } }, signal })),
  });

/** One page of the history of a client. */
export const clientHistoryQuery = (account: AccountApi, name: string, page?: number) =>
  queryOptions({
    queryKey: [...all, 'one', name, 'history', page ?? 1],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }): Promise<Listed<AuditEntry>> => {
      const params = { path: { name }, query: sliceOf(page) };
      return listed(account.GET('/api/v2/clients/{name}/audit', { params, signal }));
    },
  });
