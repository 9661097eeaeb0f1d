import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AccountApi, AuditEntry } from '../api/account.js';
import { answered, type Listed, listed } from '../api/failure.js';
import type { OauthApi } from '../api/oauth.js';
import { sliceOf } from '../lists/server-pages.js';

/** The clients that the user has allowed something. */
export const authorizedClientsQuery = (oauth: OauthApi) =>
  queryOptions({
    queryKey: ['authorized-clients'],
    queryFn: ({ signal }) => answered(oauth.GET('/api/v2/users/me/authorized-clients', { signal })),
  });

/** One page of what happened to the user's account. */
export const activityQuery = (account: AccountApi, page?: number) =>
  queryOptions({
    queryKey: ['activity', page ?? 1],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }): Promise<Listed<AuditEntry>> =>
      listed(account.GET('/api/v2/users/me/audit', { params: { query: sliceOf(page) }, signal })),
  });
