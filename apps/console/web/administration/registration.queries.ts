import { queryOptions } from '@tanstack/react-query';
import type { AccountApi, Invitation } from '../api/account.js';
import { answered, type Listed, listed } from '../api/failure.js';
import { sliceOf } from '../lists/server-pages.js';
import { administrationKey } from './administration.queries.js';

export const policyQuery = (account: AccountApi) =>
  queryOptions({
    queryKey: [...administrationKey, 'registration'],
    queryFn: ({ signal }) => answered(account.GET('/api/v2/registration', { signal })),
  });

/** One page of the invitations that can still be used. */
export const invitationsQuery = (account: AccountApi, page: number) =>
  queryOptions({
    queryKey: [...administrationKey, 'invitations', page],
    queryFn: ({ signal }): Promise<Listed<Invitation>> =>
      listed(account.GET('/api/v2/invitations', { params: { query: sliceOf(page) }, signal })),
  });
