import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AccountApi } from '../api/account.js';
import { answered } from '../api/failure.js';
import { useConsole } from '../console.js';
import { loginProvidersKey } from './login-providers.queries.js';
import type { ProviderChanges } from './provider-values.js';

export const changeProvider = (account: AccountApi, id: string, body: ProviderChanges) =>
  answered(account.PATCH('/api/v2/login-providers/{id}', { params: { path: { id } }, body }));

/** Changes a provider and invalidates all queries about providers. */
export function useProviderChange(id: string) {
  const { account } = useConsole();
  const queries = useQueryClient();
  return useMutation({
    // A new secret leaves the memory of the page with this component.
    gcTime: 0,
    mutationFn: (body: ProviderChanges) => changeProvider(account, id, body),
    onSuccess: () => queries.invalidateQueries({ queryKey: loginProvidersKey }),
  });
}
