import { queryOptions } from '@tanstack/react-query';
import type { AccountApi, AuditEntry, FullAuditEntry } from '../api/account.js';
import { answered, listed } from '../api/failure.js';
import type { HistorySource } from '../audit/history-search.js';
import type { OauthApi } from '../api/oauth.js';

/** Clients with the consent of the user. */
export const authorizedClientsQuery = (oauth: OauthApi) =>
  queryOptions({
    queryKey: ['authorized-clients'],
    queryFn: ({ signal }) => answered(oauth.GET('/api/v2/users/me/authorized-clients', { signal })),
  });

const mostRecent = 5;

/** What the user did last, to any entity. */
export const recentActivityQuery = (account: AccountApi) =>
  queryOptions({
    queryKey: ['recent-activity'],
    queryFn: ({ signal }): Promise<readonly FullAuditEntry[]> =>
      answered(
        account.GET('/api/v2/users/me/activity', { params: { query: { limit: mostRecent } }, signal }),
      ),
  });

/** What the user has done. */
export const activitySource = (account: AccountApi): HistorySource<FullAuditEntry> => ({
  queryKey: ['activity', 'user'],
  read: (part, signal) =>
    listed(account.GET('/api/v2/users/me/activity', { params: { query: part }, ...(signal && { signal }) })),
});

/** What happened to the account of the user. */
export const accountHistory = (account: AccountApi): HistorySource<AuditEntry> => ({
  queryKey: ['activity', 'account'],
  read: (part, signal) =>
    listed(account.GET('/api/v2/users/me/audit', { params: { query: part }, ...(signal && { signal }) })),
});
