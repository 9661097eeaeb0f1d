import { createRoute } from '@tanstack/react-router';
import { lazyFrame, lazyPage } from './pages/lazy-page.js';
import { frameLoader, pageLoader } from './ahead/loaders.js';
import { signedIn } from './routes.js';
import { historySearch } from '../audit/history-search.js';
import { listSearch } from '../lists/matching.js';

const list = createRoute({
  getParentRoute: () => signedIn,
  path: '/console/organizations',
  validateSearch: listSearch,
  loader: pageLoader('/console/organizations'),
  component: lazyPage('/console/organizations', 'OrganizationsPage'),
});

const creation = createRoute({
  getParentRoute: () => signedIn,
  // Ids of organizations do not begin with a dash.
  path: '/console/organizations/-new',
  component: lazyPage('/console/organizations/-new', 'NewOrganizationPage'),
});

/** Layout route of one organization. */
const organization = createRoute({
  getParentRoute: () => signedIn,
  path: '/console/organizations/$organizationId',
  loader: frameLoader('/console/organizations/$organizationId'),
  component: lazyFrame('/console/organizations/$organizationId', 'OrganizationFrame'),
});

const members = createRoute({
  getParentRoute: () => organization,
  path: '/',
  validateSearch: listSearch,
  component: lazyPage('/console/organizations/$organizationId/', 'MembersPage'),
});

const newMember = createRoute({
  getParentRoute: () => organization,
  path: '/members/-new',
  component: lazyPage('/console/organizations/$organizationId/members/-new', 'NewMemberPage'),
});

const member = createRoute({
  getParentRoute: () => organization,
  path: '/members/$username',
  component: lazyPage('/console/organizations/$organizationId/members/$username', 'MemberPage'),
});

const entities = createRoute({
  getParentRoute: () => organization,
  path: '/shared',
  validateSearch: listSearch,
  component: lazyPage('/console/organizations/$organizationId/shared', 'EntitiesPage'),
});

const settings = createRoute({
  getParentRoute: () => organization,
  path: '/settings',
  validateSearch: historySearch,
  component: lazyPage('/console/organizations/$organizationId/settings', 'OrganizationSettingsPage'),
});

/** Routes of organizations. */
export const organizationRoutes = [
  list,
  creation,
  organization.addChildren([members, newMember, member, entities, settings]),
] as const;
