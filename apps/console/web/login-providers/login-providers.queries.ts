import { queryOptions } from '@tanstack/react-query';
import { administrationKey } from '../administration/administration-key.js';
import type { AccountApi, LoginProvider } from '../api/account.js';
import { answered } from '../api/failure.js';

/** Query key of everything about login providers. */
export const loginProvidersKey = [...administrationKey, 'login-providers'] as const;

export const loginProvidersQuery = (account: AccountApi) =>
  queryOptions({
    queryKey: [...loginProvidersKey, 'list'],
    queryFn: ({ signal }): Promise<readonly LoginProvider[]> =>
      answered(account.GET('/api/v2/login-providers', { signal })),
  });

export const loginProviderQuery = (account: AccountApi, id: string) =>
  queryOptions({
    queryKey: [...loginProvidersKey, 'one', id],
    queryFn: ({ signal }): Promise<LoginProvider> =>
      answered(account.GET('/api/v2/login-providers/{id}', { params: { path: { id } }, signal })),
  });
