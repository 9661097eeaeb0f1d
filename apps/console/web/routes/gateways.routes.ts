import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { pages } from './pages.js';
import { gatewaysQuery } from '../gateways/gateways.queries.js';
import { readAhead } from './read-ahead.js';
import { signedIn } from './routes.js';
import { listSearch } from '../lists/matching.js';
import { gateway } from './gateway.route.js';

const list = createRoute({
  getParentRoute: () => signedIn,
  path: '/console/gateways',
  validateSearch: listSearch,
  loader: (loading) => readAhead(loading, ({ account }) => gatewaysQuery(account)),
  component: lazyRouteComponent(pages['/console/gateways'], 'GatewaysPage'),
});

const creation = createRoute({
  getParentRoute: () => signedIn,
  // Ids of gateways do not begin with a dash.
  path: '/console/gateways/-new',
  validateSearch: ({ eui }): { eui?: string } => (typeof eui === 'string' ? { eui } : {}),
  component: lazyRouteComponent(pages['/console/gateways/-new'], 'NewGatewayPage'),
});

const overview = createRoute({
  getParentRoute: () => gateway,
  path: '/',
  component: lazyRouteComponent(pages['/console/gateways/$gatewayId/'], 'GatewayPage'),
});

const connection = createRoute({
  getParentRoute: () => gateway,
  path: '/connection',
  component: lazyRouteComponent(pages['/console/gateways/$gatewayId/connection'], 'ConnectionPage'),
});

const settings = createRoute({
  getParentRoute: () => gateway,
  path: '/settings',
  component: lazyRouteComponent(pages['/console/gateways/$gatewayId/settings'], 'SettingsPage'),
});

const collaborators = createRoute({
  getParentRoute: () => gateway,
  path: '/collaborators',
  validateSearch: listSearch,
  component: lazyRouteComponent(pages['/console/gateways/$gatewayId/collaborators'], 'CollaboratorsPage'),
});

const collaborator = createRoute({
  getParentRoute: () => gateway,
  path: '/collaborators/$username',
  component: lazyRouteComponent(
    pages['/console/gateways/$gatewayId/collaborators/$username'],
    'CollaboratorPage',
  ),
});

const newCollaborator = createRoute({
  getParentRoute: () => gateway,
  path: '/collaborators/-new',
  component: lazyRouteComponent(
    pages['/console/gateways/$gatewayId/collaborators/-new'],
    'NewCollaboratorPage',
  ),
});

const newOrganization = createRoute({
  getParentRoute: () => gateway,
  path: '/organizations/-new',
  component: lazyRouteComponent(
    pages['/console/gateways/$gatewayId/organizations/-new'],
    'NewOrganizationSharePage',
  ),
});

const organization = createRoute({
  getParentRoute: () => gateway,
  path: '/organizations/$organizationId',
  component: lazyRouteComponent(
    pages['/console/gateways/$gatewayId/organizations/$organizationId'],
    'OrganizationSharePage',
  ),
});

/** Routes of gateways. */
export const gatewayRoutes = [
  list,
  creation,
  gateway.addChildren([
    overview,
    connection,
    settings,
    collaborators,
    collaborator,
    newCollaborator,
    newOrganization,
    organization,
  ]),
] as const;
