import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AccountApi, Invitation } from '../api/account.js';
import { answered, type Listed, listed } from '../api/failure.js';
import { sliceOf } from '../lists/server-pages.js';
import type { InvitationsSearch } from './administration-search.js';
import { administrationKey } from './administration.queries.js';

export const policyQuery = (account: AccountApi) =>
  queryOptions({
    queryKey: [...administrationKey, 'registration'],
    queryFn: ({ signal }) => answered(account.GET('/api/v2/registration', { signal })),
  });

/** A part of the invitations that can still be used. */
export const readInvitations = (
  account: AccountApi,
  { page: _, ...search }: InvitationsSearch,
  { limit, offset, signal }: ReturnType<typeof sliceOf> & { readonly signal?: AbortSignal },
): Promise<Listed<Invitation>> => {
  const params = { query: { ...search, limit, offset } };
  return listed(account.GET('/api/v2/invitations', { params, ...(signal && { signal }) }));
};

/** One page of the invitations that can still be used. */
export const invitationsQuery = (account: AccountApi, search: InvitationsSearch, size?: number) =>
  queryOptions({
    queryKey: [...administrationKey, 'invitations', search, size ?? 0],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => readInvitations(account, search, { ...sliceOf(search.page, size), signal }),
  });
