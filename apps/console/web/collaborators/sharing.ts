import type { Right } from '@fieldpost/domain';
import { queryOptions } from '@tanstack/react-query';
import { linkOptions, useParams } from '@tanstack/react-router';
import type { AccountApi } from '../api/account.js';
import { answered } from '../api/failure.js';
import { keyOf } from '../applications/applications.queries.js';
import { type ComponentPath, keyOfComponent, pluralIn } from '../components/components.queries.js';
import { useConsole } from '../console.js';
import { keyOfGateway } from '../gateways/gateways.queries.js';

/** The organizations that are collaborators of an application: queries and paths. */
function sharingOfApplication(account: AccountApi, appId: string) {
  const path = '/api/v2/applications/{appId}/organizations';
  const one = (organizationId: string) => ({ path: { appId, organizationId } });
  return {
    organizations: queryOptions({
      queryKey: keyOf(appId, 'organizations'),
      queryFn: ({ signal }) => answered(account.GET(path, { params: { path: { appId } }, signal })),
    }),
    put: (id: string, rights: Right[]) =>
      answered(account.PUT(`${path}/{organizationId}`, { params: one(id), body: { rights } })),
    remove: (id: string) => answered(account.DELETE(`${path}/{organizationId}`, { params: one(id) })),
    addition: linkOptions({ to: '/console/applications/$appId/organizations/-new', params: { appId } }),
    of: (organizationId: string) =>
      linkOptions({
        to: '/console/applications/$appId/organizations/$organizationId',
        params: { appId, organizationId },
      }),
  };
}

/** The same for a gateway. */
function sharingOfGateway(account: AccountApi, gatewayId: string) {
  const path = '/api/v2/gateways/{gatewayId}/organizations';
  const one = (organizationId: string) => ({ path: { gatewayId, organizationId } });
  return {
    organizations: queryOptions({
      queryKey: keyOfGateway(gatewayId, 'organizations'),
      queryFn: ({ signal }) => answered(account.GET(path, { params: { path: { gatewayId } }, signal })),
    }),
    put: (id: string, rights: Right[]) =>
      answered(account.PUT(`${path}/{organizationId}`, { params: one(id), body: { rights } })),
    remove: (id: string) => answered(account.DELETE(`${path}/{organizationId}`, { params: one(id) })),
    addition: linkOptions({ to: '/console/gateways/$gatewayId/organizations/-new', params: { gatewayId } }),
    of: (organizationId: string) =>
      linkOptions({
        to: '/console/gateways/$gatewayId/organizations/$organizationId',
        params: { gatewayId, organizationId },
      }),
  };
}

/** The same for a network component. */
function sharingOfComponent(account: AccountApi, place: ComponentPath) {
  const path = '/api/v2/components/{plural}/{componentId}/organizations';
  const one = (organizationId: string) => ({ path: { ...place, organizationId } });
  return {
    organizations: queryOptions({
      queryKey: keyOfComponent(place.componentId, 'organizations'),
      queryFn: ({ signal }) => answered(account.GET(path, { params: { path: place }, signal })),
    }),
    put: (id: string, rights: Right[]) =>
      answered(account.PUT(`${path}/{organizationId}`, { params: one(id), body: { rights } })),
    remove: (id: string) => answered(account.DELETE(`${path}/{organizationId}`, { params: one(id) })),
    addition: linkOptions({
      to: '/console/components/$plural/$componentId/organizations/-new',
      params: place,
    }),
    of: (organizationId: string) =>
      linkOptions({
        to: '/console/components/$plural/$componentId/organizations/$organizationId',
        params: { ...place, organizationId },
      }),
  };
}

export type Sharing = ReturnType<
  typeof sharingOfApplication | typeof sharingOfGateway | typeof sharingOfComponent
>;

/** The organizations that are collaborators of the entity of the URL. */
export function useSharing(): Sharing {
  const { account } = useConsole();
  const { appId = '', gatewayId, plural = '', componentId } = useParams({ strict: false });
  if (componentId !== undefined)
    return sharingOfComponent(account, { plural: pluralIn(plural), componentId });
  return gatewayId === undefined
    ? sharingOfApplication(account, appId)
    : sharingOfGateway(account, gatewayId);
}
