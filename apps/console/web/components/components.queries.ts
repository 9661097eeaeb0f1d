import { type ServiceName, serviceNames } from '@fieldpost/domain';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { AccountApi, AuditEntry, Collaborator, Component } from '../api/account.js';
import { answered, listed } from '../api/failure.js';
import type { HistorySource } from '../audit/history-search.js';

const all = ['components'] as const;
const ofOne = (componentId: string) => ['component', componentId] as const;

/** Plural of a component type in paths. */
export type Plural = `${ServiceName}s`;

/**
 * Component type of a path segment. Unknown segments get the first type, for which the server responds 404.
 */
export const pluralIn = (text: string): Plural =>
  `${serviceNames.find((name) => `${name}s` === text) ?? 'router'}s`;

/** Path of a component. */
export interface ComponentPath {
  readonly plural: Plural;
  readonly componentId: string;
}

export const componentsQuery = (account: AccountApi) =>
  queryOptions({
    queryKey: all,
    queryFn: ({ signal }): Promise<readonly Component[]> =>
      answered(account.GET('/api/v2/components', { signal })),
  });

/** One component. */
export const componentQuery = (account: AccountApi, place: ComponentPath) =>
  queryOptions({
    queryKey: ofOne(place.componentId),
    queryFn: ({ signal }) => componentIn(account, place, signal),
  });

const componentIn = (account: AccountApi, path: ComponentPath, signal: AbortSignal): Promise<Component> =>
  answered(account.GET('/api/v2/components/{plural}/{componentId}', { params: { path }, signal }));

/** Collaborators of a component, from the response about it. */
export const componentCollaboratorsQuery = (account: AccountApi, place: ComponentPath) =>
  queryOptions({
    queryKey: keyOfComponent(place.componentId, 'collaborators'),
    queryFn: async ({ signal }): Promise<Collaborator[]> =>
      (await componentIn(account, place, signal)).collaborators ?? [],
  });

/** What happened to a component. */
export const componentHistory = (account: AccountApi, path: ComponentPath): HistorySource<AuditEntry> => ({
  queryKey: [...ofOne(path.componentId), 'history'],
  read: (query, signal) => {
    const params = { path, query };
    const route = '/api/v2/components/{plural}/{componentId}/audit';
    return listed(account.GET(route, { params, ...(signal && { signal }) }));
  },
});

/** Prefix of the query keys of a component, so that they are invalidated together. */
export const keyOfComponent = (componentId: string, what: string): readonly string[] => [
  ...ofOne(componentId),
  what,
];

/** Invalidates a component and the list after a change. */
export async function invalidateComponent(queries: QueryClient, componentId: string): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: all }),
    queries.invalidateQueries({ queryKey: ofOne(componentId) }),
  ]);
}
