import { queryOptions } from '@tanstack/react-query';
import type { ApplicationUsageSearch, UsageSearch } from '../administration/administration-search.js';
import { administrationKey } from '../administration/administration-key.js';
import type { AccountApi, ApplicationUsage, Usage } from '../api/account.js';
import { answered, listed } from '../api/failure.js';
import { searchedList } from '../lists/searched-list.js';

/** Usage by user. */
export const allUsage = searchedList<UsageSearch, Usage>(
  [...administrationKey, 'usage'],
  (account, options) => listed(account.GET('/api/v2/usage', options)),
);

/** Usage by application. */
export const allApplicationUsage = searchedList<ApplicationUsageSearch, ApplicationUsage>(
  [...administrationKey, 'application-usage'],
  (account, options) => listed(account.GET('/api/v2/usage/applications', options)),
);

/** Usage by application, of those that count for the user. */
export const ownApplicationUsage = searchedList<ApplicationUsageSearch, ApplicationUsage>(
  ['own-application-usage'],
  (account, options) => listed(account.GET('/api/v2/users/me/usage/applications', options)),
);

/** What the user uses. */
export const ownUsageQuery = (account: AccountApi) =>
  queryOptions({
    queryKey: ['own-usage'],
    queryFn: ({ signal }) => answered(account.GET('/api/v2/users/me/usage', { signal })),
  });
