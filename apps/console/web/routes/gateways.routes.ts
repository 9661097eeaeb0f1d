import { createRoute } from '@tanstack/react-router';
import { lazyPage } from './pages/lazy-page.js';
import { pageLoader } from './ahead/loaders.js';
import { signedIn } from './routes.js';
import { listSearch } from '../lists/matching.js';
import { gateway } from './gateway.route.js';

const list = createRoute({
  getParentRoute: () => signedIn,
  path: '/console/gateways',
  validateSearch: listSearch,
  loader: pageLoader('/console/gateways'),
  component: lazyPage('/console/gateways', 'GatewaysPage'),
});

const creation = createRoute({
  getParentRoute: () => signedIn,
  // Ids of gateways do not begin with a dash.
  path: '/console/gateways/-new',
  validateSearch: ({ eui }): { eui?: string } => (typeof eui === 'string' ? { eui } : {}),
  component: lazyPage('/console/gateways/-new', 'NewGatewayPage'),
});

const overview = createRoute({
  getParentRoute: () => gateway,
  path: '/',
  loader: pageLoader('/console/gateways/$gatewayId/'),
  component: lazyPage('/console/gateways/$gatewayId/', 'GatewayPage'),
});

const connection = createRoute({
  getParentRoute: () => gateway,
  path: '/connection',
  loader: pageLoader('/console/gateways/$gatewayId/connection'),
  component: lazyPage('/console/gateways/$gatewayId/connection', 'ConnectionPage'),
});

const settings = createRoute({
  getParentRoute: () => gateway,
  path: '/settings',
  loader: pageLoader('/console/gateways/$gatewayId/settings'),
  component: lazyPage('/console/gateways/$gatewayId/settings', 'SettingsPage'),
});

const collaborators = createRoute({
  getParentRoute: () => gateway,
  path: '/collaborators',
  validateSearch: listSearch,
  component: lazyPage('/console/gateways/$gatewayId/collaborators', 'CollaboratorsPage'),
});

const collaborator = createRoute({
  getParentRoute: () => gateway,
  path: '/collaborators/$username',
  component: lazyPage('/console/gateways/$gatewayId/collaborators/$username', 'CollaboratorPage'),
});

const newCollaborator = createRoute({
  getParentRoute: () => gateway,
  path: '/collaborators/-new',
  component: lazyPage('/console/gateways/$gatewayId/collaborators/-new', 'NewCollaboratorPage'),
});

const newOrganization = createRoute({
  getParentRoute: () => gateway,
  path: '/organizations/-new',
  component: lazyPage('/console/gateways/$gatewayId/organizations/-new', 'NewOrganizationSharePage'),
});

const organization = createRoute({
  getParentRoute: () => gateway,
  path: '/organizations/$organizationId',
  component: lazyPage('/console/gateways/$gatewayId/organizations/$organizationId', 'OrganizationSharePage'),
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
