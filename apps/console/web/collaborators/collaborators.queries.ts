import { queryOptions } from '@tanstack/react-query';
import type { AccountApi, Profile } from '../api/account.js';
import { answered } from '../api/failure.js';
import { keyOf } from '../applications/applications.queries.js';

/** The people who work on an application. */
export const collaboratorsQuery = (account: AccountApi, appId: string) =>
  queryOptions({
    queryKey: keyOf(appId, 'collaborators'),
    queryFn: ({ signal }) => {
      const params = { path: { appId } };
      return answered(account.GET('/api/v2/applications/{appId}/collaborators', { params, signal }));
    },
  });

/** Who is signed in. */
export const profileQuery = (account: AccountApi) =>
  queryOptions({
    queryKey: ['profile'],
    queryFn: ({ signal }): Promise<Profile> => answered(account.GET('/api/v2/users/me', { signal })),
  });
