import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { organizationQuery } from '../organizations/organizations.queries.js';
import { readAhead } from './read-ahead.js';
import { signedIn } from './routes.js';
import { historySearch } from '../audit/history-search.js';
import { listSearch } from '../lists/matching.js';

const list = createRoute({
  getParentRoute: () => signedIn,
  path: '/console/organizations',
  validateSearch: listSearch,
  component: lazyRouteComponent(() => import('../organizations/organizations.page.js'), 'OrganizationsPage'),
});

const creation = createRoute({
  getParentRoute: () => signedIn,
  // Ids of organizations do not begin with a dash.
  path: '/console/organizations/-new',
  component: lazyRouteComponent(
    () => import('../organizations/new-organization.page.js'),
    'NewOrganizationPage',
  ),
});

/** Layout route of one organization. */
const organization = createRoute({
  getParentRoute: () => signedIn,
  path: '/console/organizations/$organizationId',
  loader: (loading) =>
    readAhead(loading, ({ account }) => organizationQuery(account, loading.params.organizationId)),
  component: lazyRouteComponent(() => import('../organizations/organization.frame.js'), 'OrganizationFrame'),
});

const members = createRoute({
  getParentRoute: () => organization,
  path: '/',
  validateSearch: listSearch,
  component: lazyRouteComponent(() => import('../organizations/members.page.js'), 'MembersPage'),
});

const newMember = createRoute({
  getParentRoute: () => organization,
  path: '/members/-new',
  component: lazyRouteComponent(() => import('../organizations/member.pages.js'), 'NewMemberPage'),
});

const member = createRoute({
  getParentRoute: () => organization,
  path: '/members/$username',
  component: lazyRouteComponent(() => import('../organizations/member.pages.js'), 'MemberPage'),
});

const entities = createRoute({
  getParentRoute: () => organization,
  path: '/shared',
  validateSearch: listSearch,
  component: lazyRouteComponent(() => import('../organizations/entities.page.js'), 'EntitiesPage'),
});

const settings = createRoute({
  getParentRoute: () => organization,
  path: '/settings',
  validateSearch: historySearch,
  component: lazyRouteComponent(
    () => import('../organizations/settings.page.js'),
    'OrganizationSettingsPage',
  ),
});

/** Routes of organizations. */
export const organizationRoutes = [
  list,
  creation,
  organization.addChildren([members, newMember, member, entities, settings]),
] as const;
