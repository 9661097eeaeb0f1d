import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { AccountApi } from '../api/account.js';
import { answered } from '../api/failure.js';

const key = ['notices'] as const;
const refreshedMs = 5 * 60_000;

/** The notices that are shown now. */
export const noticesQuery = (account: AccountApi) =>
  queryOptions({
    queryKey: [...key, 'shown'],
    queryFn: ({ signal }) => answered(account.GET('/api/v2/notices', { signal })),
    refetchInterval: refreshedMs,
  });

/** All notices, for administrators. */
export const allNoticesQuery = (account: AccountApi) =>
  queryOptions({
    queryKey: [...key, 'all'],
    queryFn: ({ signal }) => answered(account.GET('/api/v2/all-notices', { signal })),
  });

/** Reads the notices again after a change. */
export const invalidateNotices = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ queryKey: key });
