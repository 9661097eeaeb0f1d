import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AppRight } from '@fieldpost/domain';
import type { AccessKey } from '../api/account.js';
import { answered } from '../api/failure.js';
import { useConsole } from '../console.js';
import { accessKeysQuery } from './access-keys.queries.js';

/** An access key to create. */
export interface WantedKey {
  readonly name: string;
  readonly rights: AppRight[];
  /** Time in ISO 8601; never if absent. */
  readonly expires?: string;
  /** Addresses from which it may be used; all if absent. */
  readonly addresses?: string[];
}

/** Creates an access key of an application. The response has the key, which is shown once. */
export function useKeyCreation(appId: string) {
  const { account } = useConsole();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: WantedKey): Promise<AccessKey> =>
      answered(
        account.POST('/api/v2/applications/{appId}/access-keys', {
          params: { path: { appId }, header: { Prefer: 'return=representation' } },
          body,
        }),
      ) as Promise<AccessKey>,
    onSuccess: () => queries.invalidateQueries({ queryKey: accessKeysQuery(account, appId).queryKey }),
  });
}
