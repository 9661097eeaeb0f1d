import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { application } from './application.route.js';

/** The payload functions of an application. */
export const payloadFunctions = createRoute({
  getParentRoute: () => application,
  path: '/payload-functions',
  component: lazyRouteComponent(() => import('../payload-functions/functions.page.js'), 'FunctionsPage'),
});
