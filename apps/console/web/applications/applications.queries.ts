import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { AccountApi, Application } from '../api/account.js';
import { answered } from '../api/failure.js';
import type { HandlerApi } from '../api/handler.js';

const all = ['applications'] as const;
const ofOne = (appId: string) => ['application', appId] as const;

/** All applications of the user, by id, optionally with deleted ones. */
export const applicationsQuery = (account: AccountApi, which: 'kept' | 'all') =>
  queryOptions({
    queryKey: [...all, which],
    queryFn: async ({ signal }): Promise<readonly Application[]> => {
      const query = which === 'all' ? { deleted: '1' } : {};
      return answered(account.GET('/api/v2/applications', { params: { query }, signal }));
    },
  });

/** The applications of the list. */
export const listedApplicationsQuery = (
  account: AccountApi,
  { deleted }: { readonly deleted?: true | undefined },
) => applicationsQuery(account, deleted ? 'all' : 'kept');

/** One application, with everything that the user may see. */
export const applicationQuery = (account: AccountApi, appId: string) =>
  queryOptions({
    queryKey: ofOne(appId),
    queryFn: ({ signal }) =>
      answered(account.GET('/api/v2/applications/{appId}', { params: { path: { appId } }, signal })),
  });

/** The handler of an application; null when it is not registered. */
export const handlerQuery = (handler: HandlerApi, appId: string) =>
  queryOptions({ queryKey: keyOf(appId, 'handler'), queryFn: () => handler.handlerOf(appId) });

/** Prefix of the query keys of an application, so that they are removed together. */
export const keyOf = (appId: string, what: string): readonly string[] => [...ofOne(appId), what];

/** Invalidates an application and the list after a change. */
export async function invalidateApplication(queries: QueryClient, appId: string): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: all }),
    queries.invalidateQueries({ queryKey: ofOne(appId) }),
  ]);
}

/** Removes everything of an application after it was deleted. */
export async function dropApplication(queries: QueryClient, appId: string): Promise<void> {
  queries.removeQueries({ queryKey: ofOne(appId) });
  await queries.invalidateQueries({ queryKey: all });
}

/** Loads an application again after it was restored, and the list. */
export async function reloadApplication(queries: QueryClient, appId: string): Promise<void> {
  await Promise.all([
    queries.resetQueries({ queryKey: ofOne(appId) }),
    queries.invalidateQueries({ queryKey: all }),
  ]);
}

/** Invalidates the list, and every application that is loaded, after a change of many. */
export async function invalidateApplications(queries: QueryClient): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: all }),
    queries.invalidateQueries({ queryKey: [ofOne('')[0]] }),
  ]);
}
