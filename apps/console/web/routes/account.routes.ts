import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { signedIn } from './routes.js';
import { historySearch } from '../audit/history-search.js';
import { applicationUsageSearch } from '../administration/administration-search.js';
import { listSearch } from '../lists/matching.js';

const account = createRoute({
  getParentRoute: () => signedIn,
  path: '/console/account',
  component: lazyRouteComponent(() => import('../account/account.frame.js'), 'AccountFrame'),
});

const profile = createRoute({
  getParentRoute: () => account,
  path: '/',
  component: lazyRouteComponent(() => import('../account/profile.page.js'), 'ProfilePage'),
});

const clients = createRoute({
  getParentRoute: () => account,
  path: '/clients',
  validateSearch: listSearch,
  component: lazyRouteComponent(
    () => import('../account/authorized-clients.page.js'),
    'AuthorizedClientsPage',
  ),
});

const usage = createRoute({
  getParentRoute: () => account,
  path: '/usage',
  validateSearch: applicationUsageSearch,
  component: lazyRouteComponent(() => import('../usage/own-usage.page.js'), 'OwnUsagePage'),
});

const activity = createRoute({
  getParentRoute: () => account,
  path: '/activity',
  validateSearch: historySearch,
  component: lazyRouteComponent(() => import('../account/activity.page.js'), 'ActivityPage'),
});

/** Routes of the account pages. */
export const accountRoutes = [account.addChildren([profile, clients, usage, activity])] as const;
