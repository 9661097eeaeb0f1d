import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { pages } from './pages.js';
import { application } from './application.route.js';

/** The payload functions of an application. */
export const payloadFunctions = createRoute({
  getParentRoute: () => application,
  path: '/payload-functions',
  component: lazyRouteComponent(pages['/console/applications/$appId/payload-functions'], 'FunctionsPage'),
});
