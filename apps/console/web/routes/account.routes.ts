import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { frames, pages } from './pages.js';
import { signedIn } from './routes.js';
import { historySearch } from '../audit/history-search.js';
import { applicationUsageSearch } from '../administration/administration-search.js';
import { listSearch } from '../lists/matching.js';

const account = createRoute({
  getParentRoute: () => signedIn,
  path: '/console/account',
  component: lazyRouteComponent(frames['/console/account'], 'AccountFrame'),
});

const profile = createRoute({
  getParentRoute: () => account,
  path: '/',
  component: lazyRouteComponent(pages['/console/account/'], 'ProfilePage'),
});

const clients = createRoute({
  getParentRoute: () => account,
  path: '/clients',
  validateSearch: listSearch,
  component: lazyRouteComponent(pages['/console/account/clients'], 'AuthorizedClientsPage'),
});

const usage = createRoute({
  getParentRoute: () => account,
  path: '/usage',
  validateSearch: applicationUsageSearch,
  component: lazyRouteComponent(pages['/console/account/usage'], 'OwnUsagePage'),
});

const activity = createRoute({
  getParentRoute: () => account,
  path: '/activity',
  validateSearch: historySearch,
  component: lazyRouteComponent(pages['/console/account/activity'], 'ActivityPage'),
});

/** Routes of the account pages. */
export const accountRoutes = [account.addChildren([profile, clients, usage, activity])] as const;
