import { queryOptions } from '@tanstack/react-query';
import { administrationKey } from '../administration/administration-key.js';
import type { AccountApi, Installation, OutsideChecks } from '../api/account.js';
import { answered } from '../api/failure.js';

/** Apps report twice a minute. */
const everyMs = 30_000;

/** During an update, account of the last release has none. */
const none: OutsideChecks = { state: 'ok', checked: null, user: null, version: null, findings: [] };
const withOutsideChecks = (
  installation: Omit<Installation, 'outside_checks'> & Partial<Pick<Installation, 'outside_checks'>>,
): Installation => ({
  outside_checks: none,
  ...installation,
});

/** The state of the installation. */
export const installationQuery = (account: AccountApi) =>
  queryOptions({
    queryKey: [...administrationKey, 'installation'],
    queryFn: async ({ signal }) =>
      withOutsideChecks(await answered(account.GET('/api/v2/installation', { signal }))),
    refetchInterval: everyMs,
  });
