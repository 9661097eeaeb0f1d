import { queryOptions } from '@tanstack/react-query';
import type { AccountApi, AuditEntry, EntityRights, OauthClient } from '../api/account.js';
import { answered, listed } from '../api/failure.js';
import type { HistorySource } from '../audit/history-search.js';

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

/** The history of a client. */
export const clientHistory = (account: AccountApi, name: string): HistorySource<AuditEntry> => ({
  queryKey: [...all, 'one', name, 'history'],
  read: (query, signal) => {
    const params = { path: { name }, query };
    return listed(account.GET('/api/v2/clients/{name}/audit', { params, ...(signal && { signal }) }));
  },
});
