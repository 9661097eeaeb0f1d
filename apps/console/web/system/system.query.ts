import { queryOptions } from '@tanstack/react-query';
import { administrationKey } from '../administration/administration.queries.js';
import type { AccountApi } from '../api/account.js';
import { answered } from '../api/failure.js';

/** Apps report twice a minute. */
const everyMs = 30_000;

/** The state of the installation. */
export const installationQuery = (account: AccountApi) =>
  queryOptions({
    queryKey: [...administrationKey, 'installation'],
    queryFn: ({ signal }) => answered(account.GET('/api/v2/installation', { signal })),
    refetchInterval: everyMs,
  });
