import { createRoute } from '@tanstack/react-router';
import { pageLoader } from './ahead/loaders.js';
import { lazyFrame, lazyPage } from './pages/lazy-page.js';
import { signedIn } from './routes.js';
import { listSearch } from '../lists/matching.js';
import { historySearch } from '../audit/history-search.js';
import { clientsSearch } from '../clients/clients-search.js';
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
  component: lazyFrame('/console/administration', 'AdministrationFrame'),
});

const users = createRoute({
  getParentRoute: () => administration,
  path: '/',
  validateSearch: usersSearch,
  component: lazyPage('/console/administration/', 'UsersPage'),
});

const user = createRoute({
  getParentRoute: () => administration,
  path: '/users/$username',
  validateSearch: listSearch,
  loader: pageLoader('/console/administration/users/$username'),
  component: lazyPage('/console/administration/users/$username', 'UserPage'),
});

const applications = createRoute({
  getParentRoute: () => administration,
  path: '/applications',
  validateSearch: allApplicationsSearch,
  component: lazyPage('/console/administration/applications', 'AllApplicationsPage'),
});

// Pages about an application of the user have `$appId`, and its pages in the sidebar.
const application = createRoute({
  getParentRoute: () => administration,
  path: '/applications/$entityId',
  validateSearch: historySearch,
  loader: pageLoader('/console/administration/applications/$entityId'),
  component: lazyPage('/console/administration/applications/$entityId', 'AnyApplicationPage'),
});

const gateways = createRoute({
  getParentRoute: () => administration,
  path: '/gateways',
  validateSearch: allGatewaysSearch,
  component: lazyPage('/console/administration/gateways', 'AllGatewaysPage'),
});

const gateway = createRoute({
  getParentRoute: () => administration,
  path: '/gateways/$entityId',
  validateSearch: historySearch,
  loader: pageLoader('/console/administration/gateways/$entityId'),
  component: lazyPage('/console/administration/gateways/$entityId', 'AnyGatewayPage'),
});

const component = createRoute({
  getParentRoute: () => administration,
  path: '/components/$entityId',
  validateSearch: historySearch,
  loader: pageLoader('/console/administration/components/$entityId'),
  component: lazyPage('/console/administration/components/$entityId', 'AnyComponentPage'),
});

const notices = createRoute({
  getParentRoute: () => administration,
  path: '/notices',
  validateSearch: listSearch,
  component: lazyPage('/console/administration/notices', 'NoticesPage'),
});

const registration = createRoute({
  getParentRoute: () => administration,
  path: '/registration',
  validateSearch: invitationsSearch,
  component: lazyPage('/console/administration/registration', 'RegistrationPage'),
});

const loginProviders = createRoute({
  getParentRoute: () => administration,
  path: '/login-providers',
  validateSearch: listSearch,
  component: lazyPage('/console/administration/login-providers', 'LoginProvidersPage'),
});

const newLoginProvider = createRoute({
  getParentRoute: () => administration,
  // Ids of providers do not begin with a dash.
  path: '/login-providers/-new',
  component: lazyPage('/console/administration/login-providers/-new', 'NewLoginProviderPage'),
});

const loginProvider = createRoute({
  getParentRoute: () => administration,
  path: '/login-providers/$providerId',
  loader: pageLoader('/console/administration/login-providers/$providerId'),
  component: lazyPage('/console/administration/login-providers/$providerId', 'LoginProviderPage'),
});

const organizations = createRoute({
  getParentRoute: () => administration,
  path: '/organizations',
  validateSearch: organizationsSearch,
  component: lazyPage('/console/administration/organizations', 'AllOrganizationsPage'),
});

const organization = createRoute({
  getParentRoute: () => administration,
  path: '/organizations/$entityId',
  validateSearch: historySearch,
  loader: pageLoader('/console/administration/organizations/$entityId'),
  component: lazyPage('/console/administration/organizations/$entityId', 'AnyOrganizationPage'),
});

const components = createRoute({
  getParentRoute: () => administration,
  path: '/components',
  validateSearch: componentsSearch,
  component: lazyPage('/console/administration/components', 'AllComponentsPage'),
});

const clients = createRoute({
  getParentRoute: () => administration,
  path: '/clients',
  validateSearch: clientsSearch,
  component: lazyPage('/console/administration/clients', 'AllClientsPage'),
});

const client = createRoute({
  getParentRoute: () => administration,
  path: '/clients/$name',
  validateSearch: historySearch,
  loader: pageLoader('/console/administration/clients/$name'),
  component: lazyPage('/console/administration/clients/$name', 'AnyClientPage'),
});

const usage = createRoute({
  getParentRoute: () => administration,
  path: '/usage',
  validateSearch: usageSearch,
  component: lazyPage('/console/administration/usage', 'UsagePage'),
});

const applicationUsage = createRoute({
  getParentRoute: () => administration,
  path: '/usage/applications',
  validateSearch: applicationUsageSearch,
  component: lazyPage('/console/administration/usage/applications', 'ApplicationUsagePage'),
});

const audit = createRoute({
  getParentRoute: () => administration,
  path: '/audit',
  validateSearch: auditSearch,
  component: lazyPage('/console/administration/audit', 'AuditPage'),
});

const deleted = createRoute({
  getParentRoute: () => administration,
  path: '/deleted',
  validateSearch: deletedSearch,
  component: lazyPage('/console/administration/deleted', 'DeletedPage'),
});

const system = createRoute({
  getParentRoute: () => administration,
  path: '/system',
  component: lazyPage('/console/administration/system', 'SystemPage'),
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
    organization,
    components,
    clients,
    client,
    usage,
    applicationUsage,
    audit,
    deleted,
    system,
  ]),
] as const;
