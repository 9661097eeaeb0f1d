import { queryOptions } from '@tanstack/react-query';
import type { AccountApi, Profile } from '../api/account.js';
import { answered } from '../api/failure.js';

/** The signed-in user. */
export const profileQuery = (account: AccountApi) =>
  queryOptions({
    queryKey: ['profile'],
    queryFn: ({ signal }): Promise<Profile> => answered(account.GET('/api/v2/users/me', { signal })),
  });
