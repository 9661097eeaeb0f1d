import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { componentQuery, pluralIn } from '../components/components.queries.js';
import { readAhead } from './read-ahead.js';
import { signedIn } from './routes.js';
import { historySearch } from '../audit/history-search.js';
import { listSearch } from '../lists/matching.js';

const list = createRoute({
  getParentRoute: () => signedIn,
  path: '/console/components',
  validateSearch: listSearch,
  component: lazyRouteComponent(() => import('../components/components.page.js'), 'ComponentsPage'),
});

const creation = createRoute({
  getParentRoute: () => signedIn,
  path: '/console/components/-new',
  component: lazyRouteComponent(() => import('../components/new-component.page.js'), 'NewComponentPage'),
});

/** Layout route of one component. */
const component = createRoute({
  getParentRoute: () => signedIn,
  path: '/console/components/$plural/$componentId',
  loader: (loading) => {
    const { plural, componentId } = loading.params;
    readAhead(loading, ({ account }) => componentQuery(account, { plural: pluralIn(plural), componentId }));
  },
  component: lazyRouteComponent(() => import('../components/component.frame.js'), 'ComponentFrame'),
});

const overview = createRoute({
  getParentRoute: () => component,
  path: '/',
  component: lazyRouteComponent(() => import('../components/component.page.js'), 'ComponentPage'),
});

const collaborators = createRoute({
  getParentRoute: () => component,
  path: '/collaborators',
  validateSearch: listSearch,
  component: lazyRouteComponent(() => import('../collaborators/collaborators.page.js'), 'CollaboratorsPage'),
});

const newCollaborator = createRoute({
  getParentRoute: () => component,
  path: '/collaborators/-new',
  component: lazyRouteComponent(
    () => import('../collaborators/new-collaborator.page.js'),
    'NewCollaboratorPage',
  ),
});

const collaborator = createRoute({
  getParentRoute: () => component,
  path: '/collaborators/$username',
  component: lazyRouteComponent(() => import('../collaborators/collaborator.page.js'), 'CollaboratorPage'),
});

const history = createRoute({
  getParentRoute: () => component,
  path: '/history',
  validateSearch: historySearch,
  component: lazyRouteComponent(
    () => import('../components/component-history.page.js'),
    'ComponentHistoryPage',
  ),
});

const newOrganization = createRoute({
  getParentRoute: () => component,
  path: '/organizations/-new',
  component: lazyRouteComponent(
    () => import('../collaborators/organization-share.pages.js'),
    'NewOrganizationSharePage',
  ),
});

const organization = createRoute({
  getParentRoute: () => component,
  path: '/organizations/$organizationId',
  component: lazyRouteComponent(
    () => import('../collaborators/organization-share.pages.js'),
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
