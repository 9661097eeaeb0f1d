import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AccountApi, AuditEntry, FullAuditEntry } from '../api/account.js';
import { answered, type Listed, listed } from '../api/failure.js';
import type { OauthApi } from '../api/oauth.js';
import { sliceOf } from '../lists/server-pages.js';

/** Clients with the consent of the user. */
export const authorizedClientsQuery = (oauth: OauthApi) =>
  queryOptions({
    queryKey: ['authorized-clients'],
    queryFn: ({ signal }) => answered(oauth.GET('/api/v2/users/me/authorized-clients', { signal })),
  });

const mostRecent = 10;

/** What the user did last, to any entity. */
export const recentActivityQuery = (account: AccountApi) =>
  queryOptions({
    queryKey: ['recent-activity'],
    queryFn: ({ signal }): Promise<readonly FullAuditEntry[]> =>
      answered(
        account.GET('/api/v2/users/me/activity', { params: { query: { limit: mostRecent } }, signal }),
      ),
  });

/** One page of the history of the account. */
export const activityQuery = (account: AccountApi, page?: number) =>
  queryOptions({
    queryKey: ['activity', page ?? 1],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }): Promise<Listed<AuditEntry>> =>
      listed(account.GET('/api/v2/users/me/audit', { params: { query: sliceOf(page) }, signal })),
  });
