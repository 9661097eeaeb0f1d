import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AccountApi, AuditEntry } from '../api/account.js';
import { answered, type Listed, listed } from '../api/failure.js';
import type { OauthApi } from '../api/oauth.js';
import { sliceOf } from '../lists/server-pages.js';

/** Clients with the consent of the user. */
export const authorizedClientsQuery = (oauth: OauthApi) =>
  queryOptions({
    queryKey: ['authorized-clients'],
    queryFn: ({ signal }) => answered(oauth.GET('/api/v2/users/me/authorized-clients', { signal })),
  });

/** One page of the history of the account. */
export const activityQuery = (account: AccountApi, page?: number) =>
  queryOptions({
    queryKey: ['activity', page ?? 1],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }): Promise<Listed<AuditEntry>> =>
      listed(account.GET('/api/v2/users/me/audit', { params: { query: sliceOf(page) }, signal })),
  });
