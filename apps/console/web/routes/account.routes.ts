import { createRoute } from '@tanstack/react-router';
import { lazyFrame, lazyPage } from './pages/lazy-page.js';
import { signedIn } from './routes.js';
import { activitySearch } from '../account/activity-search.js';
import { applicationUsageSearch } from '../administration/administration-search.js';
import { listSearch } from '../lists/matching.js';

const account = createRoute({
  getParentRoute: () => signedIn,
  path: '/console/account',
  component: lazyFrame('/console/account', 'AccountFrame'),
});

const profile = createRoute({
  getParentRoute: () => account,
  path: '/',
  component: lazyPage('/console/account/', 'ProfilePage'),
});

const clients = createRoute({
  getParentRoute: () => account,
  path: '/clients',
  validateSearch: listSearch,
  component: lazyPage('/console/account/clients', 'AuthorizedClientsPage'),
});

const usage = createRoute({
  getParentRoute: () => account,
  path: '/usage',
  validateSearch: applicationUsageSearch,
  component: lazyPage('/console/account/usage', 'OwnUsagePage'),
});

const activity = createRoute({
  getParentRoute: () => account,
  path: '/activity',
  validateSearch: activitySearch,
  component: lazyPage('/console/account/activity', 'ActivityPage'),
});

/** Routes of the account pages. */
export const accountRoutes = [account.addChildren([profile, clients, usage, activity])] as const;
