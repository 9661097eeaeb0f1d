import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { connectSearch } from '../connect/connect-search.js';
import { application } from './application.route.js';

/** How programs connect to an application. */
export const applicationConnect = createRoute({
  getParentRoute: () => application,
  path: '/connect',
  validateSearch: connectSearch,
  component: lazyRouteComponent(() => import('../connect/connect.page.js'), 'ConnectPage'),
});
