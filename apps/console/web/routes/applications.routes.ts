import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { deviceRoutes } from './devices.routes.js';
import { applicationConnect } from './connect.routes.js';
import { applicationData } from './live.routes.js';
import { payloadFunctions } from './payload-functions.routes.js';
import { integrationRoutes } from './integrations.routes.js';
import { listSearch } from '../lists/matching.js';
import { signedIn } from './routes.js';
import { application } from './application.route.js';
import { applicationsSearch } from '../applications/applications-search.js';

const list = createRoute({
  getParentRoute: () => signedIn,
  path: '/console/applications',
  validateSearch: applicationsSearch,
  component: lazyRouteComponent(() => import('../applications/applications.page.js'), 'ApplicationsPage'),
});

const creation = createRoute({
  getParentRoute: () => signedIn,
  // Ids of applications do not begin with a dash.
  path: '/console/applications/-new',
  component: lazyRouteComponent(
    () => import('../applications/new-application.page.js'),
    'NewApplicationPage',
  ),
});

const overview = createRoute({
  getParentRoute: () => application,
  path: '/',
  component: lazyRouteComponent(() => import('../applications/application.page.js'), 'ApplicationPage'),
});

const settings = createRoute({
  getParentRoute: () => application,
  path: '/settings',
  component: lazyRouteComponent(() => import('../applications/settings.page.js'), 'SettingsPage'),
});

const keys = createRoute({
  getParentRoute: () => application,
  path: '/access-keys',
  validateSearch: listSearch,
  component: lazyRouteComponent(() => import('../access-keys/access-keys.page.js'), 'AccessKeysPage'),
});

const newKey = createRoute({
  getParentRoute: () => application,
  path: '/access-keys/-new',
  component: lazyRouteComponent(() => import('../access-keys/new-access-key.page.js'), 'NewAccessKeyPage'),
});

const collaborators = createRoute({
  getParentRoute: () => application,
  path: '/collaborators',
  validateSearch: listSearch,
  component: lazyRouteComponent(() => import('../collaborators/collaborators.page.js'), 'CollaboratorsPage'),
});

const collaborator = createRoute({
  getParentRoute: () => application,
  path: '/collaborators/$username',
  component: lazyRouteComponent(() => import('../collaborators/collaborator.page.js'), 'CollaboratorPage'),
});

const newCollaborator = createRoute({
  getParentRoute: () => application,
  path: '/collaborators/-new',
  component: lazyRouteComponent(
    () => import('../collaborators/new-collaborator.page.js'),
    'NewCollaboratorPage',
  ),
});

const newOrganization = createRoute({
  getParentRoute: () => application,
  path: '/organizations/-new',
  component: lazyRouteComponent(
    () => import('../collaborators/organization-share.pages.js'),
    'NewOrganizationSharePage',
  ),
});

const organization = createRoute({
  getParentRoute: () => application,
  path: '/organizations/$organizationId',
  component: lazyRouteComponent(
    () => import('../collaborators/organization-share.pages.js'),
    'OrganizationSharePage',
  ),
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
