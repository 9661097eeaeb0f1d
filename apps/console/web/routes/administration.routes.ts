import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { signedIn } from './routes.js';
import { listSearch } from '../lists/matching.js';
import { historySearch } from '../audit/history-search.js';
import {
  allApplicationsSearch,
  allGatewaysSearch,
  auditSearch,
  componentsSearch,
  deletedSearch,
  applicationUsageSearch,
  invitationsSearch,
  organizationsSearch,
  usageSearch,
  usersSearch,
} from '../administration/administration-search.js';

const administration = createRoute({
  getParentRoute: () => signedIn,
  path: '/console/administration',
  component: lazyRouteComponent(
    () => import('../administration/administration.frame.js'),
    'AdministrationFrame',
  ),
});

const users = createRoute({
  getParentRoute: () => administration,
  path: '/',
  validateSearch: usersSearch,
  component: lazyRouteComponent(() => import('../administration/users.page.js'), 'UsersPage'),
});

const user = createRoute({
  getParentRoute: () => administration,
  path: '/users/$username',
  validateSearch: listSearch,
  component: lazyRouteComponent(() => import('../administration/user.page.js'), 'UserPage'),
});

const applications = createRoute({
  getParentRoute: () => administration,
  path: '/applications',
  validateSearch: allApplicationsSearch,
  component: lazyRouteComponent(
    () => import('../administration/entities/all-applications.page.js'),
    'AllApplicationsPage',
  ),
});

// Pages about an application of the user have `$appId`, and its pages in the sidebar.
const application = createRoute({
  getParentRoute: () => administration,
  path: '/applications/$entityId',
  validateSearch: historySearch,
  component: lazyRouteComponent(
    () => import('../administration/entities/any-application.page.js'),
    'AnyApplicationPage',
  ),
});

const gateways = createRoute({
  getParentRoute: () => administration,
  path: '/gateways',
  validateSearch: allGatewaysSearch,
  component: lazyRouteComponent(
    () => import('../administration/entities/all-gateways.page.js'),
    'AllGatewaysPage',
  ),
});

const gateway = createRoute({
  getParentRoute: () => administration,
  path: '/gateways/$entityId',
  validateSearch: historySearch,
  component: lazyRouteComponent(
    () => import('../administration/entities/any-gateway.page.js'),
    'AnyGatewayPage',
  ),
});

const component = createRoute({
  getParentRoute: () => administration,
  path: '/components/$entityId',
  validateSearch: historySearch,
  component: lazyRouteComponent(
    () => import('../administration/entities/any-component.page.js'),
    'AnyComponentPage',
  ),
});

const notices = createRoute({
  getParentRoute: () => administration,
  path: '/notices',
  validateSearch: listSearch,
  component: lazyRouteComponent(() => import('../notices/notices.page.js'), 'NoticesPage'),
});

const registration = createRoute({
  getParentRoute: () => administration,
  path: '/registration',
  validateSearch: invitationsSearch,
  component: lazyRouteComponent(() => import('../administration/registration.page.js'), 'RegistrationPage'),
});

const loginProviders = createRoute({
  getParentRoute: () => administration,
  path: '/login-providers',
  validateSearch: listSearch,
  component: lazyRouteComponent(
    () => import('../login-providers/login-providers.page.js'),
    'LoginProvidersPage',
  ),
});

const newLoginProvider = createRoute({
  getParentRoute: () => administration,
  // Ids of providers do not begin with a dash.
  path: '/login-providers/-new',
  component: lazyRouteComponent(
    () => import('../login-providers/new-login-provider.page.js'),
    'NewLoginProviderPage',
  ),
});

const loginProvider = createRoute({
  getParentRoute: () => administration,
  path: '/login-providers/$providerId',
  component: lazyRouteComponent(
    () => import('../login-providers/login-provider.page.js'),
    'LoginProviderPage',
  ),
});

const organizations = createRoute({
  getParentRoute: () => administration,
  path: '/organizations',
  validateSearch: organizationsSearch,
  component: lazyRouteComponent(
    () => import('../administration/all-organizations.page.js'),
    'AllOrganizationsPage',
  ),
});

const components = createRoute({
  getParentRoute: () => administration,
  path: '/components',
  validateSearch: componentsSearch,
  component: lazyRouteComponent(
    () => import('../administration/all-components.page.js'),
    'AllComponentsPage',
  ),
});

const usage = createRoute({
  getParentRoute: () => administration,
  path: '/usage',
  validateSearch: usageSearch,
  component: lazyRouteComponent(() => import('../usage/usage.page.js'), 'UsagePage'),
});

const applicationUsage = createRoute({
  getParentRoute: () => administration,
  path: '/usage/applications',
  validateSearch: applicationUsageSearch,
  component: lazyRouteComponent(() => import('../usage/application-usage.page.js'), 'ApplicationUsagePage'),
});

const audit = createRoute({
  getParentRoute: () => administration,
  path: '/audit',
  validateSearch: auditSearch,
  component: lazyRouteComponent(() => import('../administration/audit.page.js'), 'AuditPage'),
});

const deleted = createRoute({
  getParentRoute: () => administration,
  path: '/deleted',
  validateSearch: deletedSearch,
  component: lazyRouteComponent(() => import('../administration/deleted.page.js'), 'DeletedPage'),
});

const system = createRoute({
  getParentRoute: () => administration,
  path: '/system',
  component: lazyRouteComponent(() => import('../system/system.page.js'), 'SystemPage'),
});

/** Routes of the administration pages. */
export const administrationRoutes = [
  administration.addChildren([
    users,
    user,
    ...[applications, application, gateways, gateway, component, notices],
    registration,
    loginProviders,
    newLoginProvider,
    loginProvider,
    organizations,
    components,
    usage,
    applicationUsage,
    audit,
    deleted,
    system,
  ]),
] as const;
