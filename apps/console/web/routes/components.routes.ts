import { createRoute } from '@tanstack/react-router';
import { lazyFrame, lazyPage } from './pages/lazy-page.js';
import { frameLoader, pageLoader } from './ahead/loaders.js';
import { signedIn } from './routes.js';
import { historySearch } from '../audit/history-search.js';
import { listSearch } from '../lists/matching.js';

const list = createRoute({
  getParentRoute: () => signedIn,
  path: '/console/components',
  validateSearch: listSearch,
  loader: pageLoader('/console/components'),
  component: lazyPage('/console/components', 'ComponentsPage'),
});

const creation = createRoute({
  getParentRoute: () => signedIn,
  path: '/console/components/-new',
  component: lazyPage('/console/components/-new', 'NewComponentPage'),
});

/** Layout route of one component. */
const component = createRoute({
  getParentRoute: () => signedIn,
  path: '/console/components/$plural/$componentId',
  loader: frameLoader('/console/components/$plural/$componentId'),
  component: lazyFrame('/console/components/$plural/$componentId', 'ComponentFrame'),
});

const overview = createRoute({
  getParentRoute: () => component,
  path: '/',
  component: lazyPage('/console/components/$plural/$componentId/', 'ComponentPage'),
});

const collaborators = createRoute({
  getParentRoute: () => component,
  path: '/collaborators',
  validateSearch: listSearch,
  component: lazyPage('/console/components/$plural/$componentId/collaborators', 'CollaboratorsPage'),
});

const newCollaborator = createRoute({
  getParentRoute: () => component,
  path: '/collaborators/-new',
  component: lazyPage('/console/components/$plural/$componentId/collaborators/-new', 'NewCollaboratorPage'),
});

const collaborator = createRoute({
  getParentRoute: () => component,
  path: '/collaborators/$username',
  component: lazyPage('/console/components/$plural/$componentId/collaborators/$username', 'CollaboratorPage'),
});

const history = createRoute({
  getParentRoute: () => component,
  path: '/history',
  validateSearch: historySearch,
  component: lazyPage('/console/components/$plural/$componentId/history', 'ComponentHistoryPage'),
});

const newOrganization = createRoute({
  getParentRoute: () => component,
  path: '/organizations/-new',
  component: lazyPage(
    '/console/components/$plural/$componentId/organizations/-new',
    'NewOrganizationSharePage',
  ),
});

const organization = createRoute({
  getParentRoute: () => component,
  path: '/organizations/$organizationId',
  component: lazyPage(
    '/console/components/$plural/$componentId/organizations/$organizationId',
    'OrganizationSharePage',
  ),
});

/** Routes of network components. */
export const componentRoutes = [
  list,
  creation,
  component.addChildren([
    overview,
    collaborators,
    newCollaborator,
    collaborator,
    newOrganization,
    organization,
    history,
  ]),
] as const;
