import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { signedIn } from './routes.js';

/** Layout route of one application. */
export const application = createRoute({
  getParentRoute: () => signedIn,
  path: '/console/applications/$appId',
  component: lazyRouteComponent(() => import('../applications/application.frame.js'), 'ApplicationFrame'),
});
