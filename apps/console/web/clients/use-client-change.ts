import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answered } from '../api/failure.js';
import type { operations } from '../api/generated/account.js';
import { useConsole } from '../console.js';
import { clientsKey } from './clients.queries.js';

export type ClientChanges = NonNullable<
  operations['clients.change']['requestBody']
>['content']['application/json'];

/** Changes a client and invalidates all queries about clients. */
export function useClientChange(name: string) {
  const { account } = useConsole();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: ClientChanges) =>
      answered(account.PATCH('/api/v2/clients/{name}', { params: { path: { name } }, body })),
    onSuccess: () => queries.invalidateQueries({ queryKey: clientsKey }),
  });
}
