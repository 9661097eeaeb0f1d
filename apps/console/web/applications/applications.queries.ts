import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { AccountApi, Application } from '../api/account.js';
import { answered } from '../api/failure.js';

const all = ['applications'] as const;
const ofOne = (appId: string) => ['application', appId] as const;

/** Every application of the user, by id; those that were deleted too when they are wanted. */
export const applicationsQuery = (account: AccountApi, which: 'kept' | 'all') =>
  queryOptions({
    queryKey: [...all, which],
    queryFn: async ({ signal }): Promise<readonly Application[]> => {
      const query = which === 'all' ? { deleted: '1' } : {};
      return answered(account.GET('/api/v2/applications', { params: { query }, signal }));
    },
  });

/** One application, with all that its user may see. */
export const applicationQuery = (account: AccountApi, appId: string) =>
  queryOptions({
    queryKey: ofOne(appId),
    queryFn: ({ signal }) =>
      answered(account.GET('/api/v2/applications/{appId}', { params: { path: { appId } }, signal })),
  });

/** Below the key of an application stands what belongs to it, so that it is forgotten together with it. */
export const keyOf = (appId: string, what: string): readonly string[] => [...ofOne(appId), what];

/** After a change of an application: what is known of it and of the list is asked for anew. */
export async function forgetApplication(queries: QueryClient, appId: string): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: all }),
    queries.invalidateQueries({ queryKey: ofOne(appId) }),
  ]);
}

/** After an application was deleted or restored: nothing of what was known of it holds. */
export async function dropApplication(queries: QueryClient, appId: string): Promise<void> {
  queries.removeQueries({ queryKey: ofOne(appId) });
  await queries.invalidateQueries({ queryKey: all });
}
