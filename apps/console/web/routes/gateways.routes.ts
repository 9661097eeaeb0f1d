import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { signedIn } from './routes.js';
import { listSearch } from '../lists/matching.js';
import { gateway } from './gateway.route.js';

const list = createRoute({
  getParentRoute: () => signedIn,
  path: '/console/gateways',
  validateSearch: listSearch,
  component: lazyRouteComponent(() => import('../gateways/gateways.page.js'), 'GatewaysPage'),
});

const creation = createRoute({
  getParentRoute: () => signedIn,
  // Ids of gateways do not begin with a dash.
  path: '/console/gateways/-new',
  validateSearch: ({ eui }): { eui?: string } => (typeof eui === 'string' ? { eui } : {}),
  component: lazyRouteComponent(() => import('../gateways/new-gateway.page.js'), 'NewGatewayPage'),
});

const overview = createRoute({
  getParentRoute: () => gateway,
  path: '/',
  component: lazyRouteComponent(() => import('../gateways/gateway.page.js'), 'GatewayPage'),
});

const connection = createRoute({
  getParentRoute: () => gateway,
  path: '/connection',
  component: lazyRouteComponent(() => import('../gateways/connection/connection.page.js'), 'ConnectionPage'),
});

const settings = createRoute({
  getParentRoute: () => gateway,
  path: '/settings',
  component: lazyRouteComponent(() => import('../gateways/settings/settings.page.js'), 'SettingsPage'),
});

const collaborators = createRoute({
  getParentRoute: () => gateway,
  path: '/collaborators',
  validateSearch: listSearch,
  component: lazyRouteComponent(() => import('../collaborators/collaborators.page.js'), 'CollaboratorsPage'),
});

const collaborator = createRoute({
  getParentRoute: () => gateway,
  path: '/collaborators/$username',
  component: lazyRouteComponent(() => import('../collaborators/collaborator.page.js'), 'CollaboratorPage'),
});

const newCollaborator = createRoute({
  getParentRoute: () => gateway,
  path: '/collaborators/-new',
  component: lazyRouteComponent(
    () => import('../collaborators/new-collaborator.page.js'),
    'NewCollaboratorPage',
  ),
});

const newOrganization = createRoute({
  getParentRoute: () => gateway,
  path: '/organizations/-new',
  component: lazyRouteComponent(
    () => import('../collaborators/organization-share.pages.js'),
    'NewOrganizationSharePage',
  ),
});

const organization = createRoute({
  getParentRoute: () => gateway,
  path: '/organizations/$organizationId',
  component: lazyRouteComponent(
    () => import('../collaborators/organization-share.pages.js'),
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
