import { queryOptions } from '@tanstack/react-query';
import type { AccountApi } from '../api/account.js';
import { answered } from '../api/failure.js';
import { keyOf } from '../applications/applications.queries.js';

/** An access key without its secret, so that no secret stays in the memory of the page. */
export interface ListedKey {
  readonly name: string;
  readonly rights: readonly string[];
  readonly expires: string | undefined;
  readonly lastUsed: string | undefined;
  /** Addresses from which it may be used; empty means all. */
  readonly addresses: readonly string[];
}

/** The access keys of an application. */
export const accessKeysQuery = (account: AccountApi, appId: string) =>
  queryOptions({
    queryKey: keyOf(appId, 'access-keys'),
    queryFn: async ({ signal }): Promise<readonly ListedKey[]> => {
      const params = { path: { appId } };
      const keys = await answered(
        account.GET('/api/v2/applications/{appId}/access-keys', { params, signal }),
      );
      return keys.map(({ name, rights, expires, last_used, addresses = [] }) => ({
        name,
        rights,
        expires,
        lastUsed: last_used,
        addresses,
      }));
    },
  });

/** Deletes an access key. */
export const removeKey = (account: AccountApi, appId: string, name: string) =>
  answered(
    account.DELETE('/api/v2/applications/{appId}/access-keys/{name}', { params: { path: { appId, name } } }),
  );
