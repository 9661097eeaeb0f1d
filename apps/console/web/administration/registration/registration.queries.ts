import { queryOptions } from '@tanstack/react-query';
import type { AccountApi, Invitation } from '../../api/account.js';
import { answered, listed } from '../../api/failure.js';
import { searchedList } from '../../lists/searched-list.js';
import type { InvitationsSearch } from '../administration-search.js';
import { administrationKey } from '../administration-key.js';

export const policyQuery = (account: AccountApi) =>
  queryOptions({
    queryKey: [...administrationKey, 'registration'],
    queryFn: ({ signal }) => answered(account.GET('/api/v2/registration', { signal })),
  });

/** The invitations that can still be used. */
export const openInvitations = searchedList<InvitationsSearch, Invitation>(
  [...administrationKey, 'invitations'],
  (account, options) => listed(account.GET('/api/v2/invitations', options)),
);
