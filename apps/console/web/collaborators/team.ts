import { appRights, componentRights, gatewayRights, type Right } from '@fieldpost/domain';
import { queryOptions, type QueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { linkOptions, useParams } from '@tanstack/react-router';
import type { AccountApi } from '../api/account.js';
import { answered } from '../api/failure.js';
import { applicationQuery, invalidateApplication, keyOf } from '../applications/applications.queries.js';
import {
  componentCollaboratorsQuery,
  componentQuery,
  invalidateComponent,
  type ComponentPath,
  pluralIn,
} from '../components/components.queries.js';
import { useConsole } from '../console.js';
import { invalidateGateway, gatewayQuery, keyOfGateway } from '../gateways/gateways.queries.js';

/** The collaborators of an application: queries and paths. */
function teamOfApplication(account: AccountApi, appId: string) {
  const path = '/api/v2/applications/{appId}/collaborators';
  const one = (username: string) => ({ path: { appId, username } });
  return {
    allRights: appRights,
    managing: 'collaborators',
    people: queryOptions({
      queryKey: keyOf(appId, 'collaborators'),
      queryFn: ({ signal }) => answered(account.GET(path, { params: { path: { appId } }, signal })),
    }),
    mine: queryOptions({ ...applicationQuery(account, appId), select: ({ rights }) => rights }),
    put: (username: string, rights: Right[]) =>
      answered(account.PUT(`${path}/{username}`, { params: one(username), body: { rights } })),
    remove: (username: string) => answered(account.DELETE(`${path}/{username}`, { params: one(username) })),
    forget: (queries: QueryClient) => invalidateApplication(queries, appId),
    list: linkOptions({ to: '/console/applications/$appId/collaborators', params: { appId } }),
    addition: linkOptions({ to: '/console/applications/$appId/collaborators/-new', params: { appId } }),
    of: (username: string) =>
      linkOptions({
        to: '/console/applications/$appId/collaborators/$username',
        params: { appId, username },
      }),
  };
}

/** The same for a gateway. */
function teamOfGateway(account: AccountApi, gatewayId: string) {
  const path = '/api/v2/gateways/{gatewayId}/collaborators';
  const one = (username: string) => ({ path: { gatewayId, username } });
  return {
    allRights: gatewayRights,
    managing: 'gateway:collaborators',
    people: queryOptions({
      queryKey: keyOfGateway(gatewayId, 'collaborators'),
      queryFn: ({ signal }) => answered(account.GET(path, { params: { path: { gatewayId } }, signal })),
    }),
    mine: queryOptions({ ...gatewayQuery(account, gatewayId), select: ({ rights }) => rights }),
    put: (username: string, rights: Right[]) =>
      answered(account.PUT(`${path}/{username}`, { params: one(username), body: { rights } })),
    remove: (username: string) => answered(account.DELETE(`${path}/{username}`, { params: one(username) })),
    forget: (queries: QueryClient) => invalidateGateway(queries, gatewayId),
    list: linkOptions({ to: '/console/gateways/$gatewayId/collaborators', params: { gatewayId } }),
    addition: linkOptions({ to: '/console/gateways/$gatewayId/collaborators/-new', params: { gatewayId } }),
    of: (username: string) =>
      linkOptions({
        to: '/console/gateways/$gatewayId/collaborators/$username',
        params: { gatewayId, username },
      }),
  };
}

/** The same for a network component, whose response contains its collaborators. */
function teamOfComponent(account: AccountApi, place: ComponentPath) {
  const path = '/api/v2/components/{plural}/{componentId}/collaborators/{username}';
  const one = (username: string) => ({ path: { ...place, username } });
  return {
    allRights: componentRights,
    managing: 'component:collaborators',
    people: componentCollaboratorsQuery(account, place),
    mine: queryOptions({ ...componentQuery(account, place), select: ({ rights }) => rights }),
    put: (username: string, rights: Right[]) =>
      answered(account.PUT(path, { params: one(username), body: { rights } })),
    remove: (username: string) => answered(account.DELETE(path, { params: one(username) })),
    forget: (queries: QueryClient) => invalidateComponent(queries, place.componentId),
    list: linkOptions({ to: '/console/components/$plural/$componentId/collaborators', params: place }),
    addition: linkOptions({
      to: '/console/components/$plural/$componentId/collaborators/-new',
      params: place,
    }),
    of: (username: string) =>
      linkOptions({
        to: '/console/components/$plural/$componentId/collaborators/$username',
        params: { ...place, username },
      }),
  };
}

export type Team = ReturnType<typeof teamOfApplication | typeof teamOfGateway | typeof teamOfComponent>;

/** The collaborators of the entity of the URL. */
export function useTeam(): Team {
  const { account } = useConsole();
  const { appId = '', gatewayId, plural = '', componentId } = useParams({ strict: false });
  if (componentId !== undefined) return teamOfComponent(account, { plural: pluralIn(plural), componentId });
  return gatewayId === undefined ? teamOfApplication(account, appId) : teamOfGateway(account, gatewayId);
}

/** The rights of the user on the entity. The frame loads them before its pages are shown. */
export function useOwnRights({ mine }: Team): readonly string[] {
  // Kinds of entities have different types; only the rights are used.
  return useSuspenseQuery(mine as ReturnType<typeof teamOfApplication>['mine']).data;
}
