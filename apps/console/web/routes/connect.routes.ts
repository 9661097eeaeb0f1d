import { createRoute } from '@tanstack/react-router';
import { connectSearch } from '../connect/connect-search.js';
import { lazyPage } from './pages/lazy-page.js';
import { application } from './application.route.js';

/** How programs connect to an application. */
export const applicationConnect = createRoute({
  getParentRoute: () => application,
  path: '/connect',
  validateSearch: connectSearch,
  component: lazyPage('/console/applications/$appId/connect', 'ConnectPage'),
});
