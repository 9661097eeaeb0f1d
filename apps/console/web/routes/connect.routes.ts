import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { connectSearch } from '../connect/connect-search.js';
import { pages } from './pages.js';
import { application } from './application.route.js';

/** How programs connect to an application. */
export const applicationConnect = createRoute({
  getParentRoute: () => application,
  path: '/connect',
  validateSearch: connectSearch,
  component: lazyRouteComponent(pages['/console/applications/$appId/connect'], 'ConnectPage'),
});
