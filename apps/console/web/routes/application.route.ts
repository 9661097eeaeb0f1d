import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { applicationQuery, handlerQuery } from '../applications/applications.queries.js';
import { signedIn } from './routes.js';

/** Layout route of one application. */
export const application = createRoute({
  getParentRoute: () => signedIn,
  path: '/console/applications/$appId',
  loader: ({ context: { console }, params: { appId } }) => {
    void console.queries.prefetchQuery(applicationQuery(console.account, appId));
    void console.queries.prefetchQuery(handlerQuery(console.handler, appId));
  },
  component: lazyRouteComponent(() => import('../applications/application.frame.js'), 'ApplicationFrame'),
});
