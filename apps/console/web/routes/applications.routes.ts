import { createRoute } from '@tanstack/react-router';
import { deviceRoutes } from './devices.routes.js';
import { applicationConnect } from './connect.routes.js';
import { applicationData } from './live.routes.js';
import { payloadFunctions } from './payload-functions.routes.js';
import { integrationRoutes } from './integrations.routes.js';
import { listSearch } from '../lists/matching.js';
import { lazyPage } from './pages/lazy-page.js';
import { pageLoader } from './ahead/loaders.js';
import { signedIn } from './routes.js';
import { application } from './application.route.js';
import { applicationsSearch } from '../applications/applications-search.js';

const list = createRoute({
  getParentRoute: () => signedIn,
  path: '/console/applications',
  validateSearch: applicationsSearch,
  loader: pageLoader('/console/applications'),
  component: lazyPage('/console/applications', 'ApplicationsPage'),
});

const creation = createRoute({
  getParentRoute: () => signedIn,
  // Ids of applications do not begin with a dash.
  path: '/console/applications/-new',
  component: lazyPage('/console/applications/-new', 'NewApplicationPage'),
});

const overview = createRoute({
  getParentRoute: () => application,
  path: '/',
  loader: pageLoader('/console/applications/$appId/'),
  component: lazyPage('/console/applications/$appId/', 'ApplicationPage'),
});

const settings = createRoute({
  getParentRoute: () => application,
  path: '/settings',
  component: lazyPage('/console/applications/$appId/settings', 'SettingsPage'),
});

const keys = createRoute({
  getParentRoute: () => application,
  path: '/access-keys',
  validateSearch: listSearch,
  component: lazyPage('/console/applications/$appId/access-keys', 'AccessKeysPage'),
});

const newKey = createRoute({
  getParentRoute: () => application,
  path: '/access-keys/-new',
  component: lazyPage('/console/applications/$appId/access-keys/-new', 'NewAccessKeyPage'),
});

const collaborators = createRoute({
  getParentRoute: () => application,
  path: '/collaborators',
  validateSearch: listSearch,
  component: lazyPage('/console/applications/$appId/collaborators', 'CollaboratorsPage'),
});

const collaborator = createRoute({
  getParentRoute: () => application,
  path: '/collaborators/$username',
  component: lazyPage('/console/applications/$appId/collaborators/$username', 'CollaboratorPage'),
});

const newCollaborator = createRoute({
  getParentRoute: () => application,
  path: '/collaborators/-new',
  component: lazyPage('/console/applications/$appId/collaborators/-new', 'NewCollaboratorPage'),
});

const newOrganization = createRoute({
  getParentRoute: () => application,
  path: '/organizations/-new',
  component: lazyPage('/console/applications/$appId/organizations/-new', 'NewOrganizationSharePage'),
});

const organization = createRoute({
  getParentRoute: () => application,
  path: '/organizations/$organizationId',
  component: lazyPage('/console/applications/$appId/organizations/$organizationId', 'OrganizationSharePage'),
});

/** Routes of applications. */
export const applicationRoutes = [
  list,
  creation,
  application.addChildren([
    overview,
    ...deviceRoutes,
    applicationData,
    applicationConnect,
    payloadFunctions,
    ...integrationRoutes,
    settings,
    keys,
    newKey,
    collaborators,
    collaborator,
    newCollaborator,
    newOrganization,
    organization,
  ]),
] as const;
