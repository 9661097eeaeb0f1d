import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { applicationQuery, handlerQuery } from '../applications/applications.queries.js';
import { frames } from './pages.js';
import { readAhead } from './read-ahead.js';
import { signedIn } from './routes.js';

/** Layout route of one application. */
export const application = createRoute({
  getParentRoute: () => signedIn,
  path: '/console/applications/$appId',
  loader: (loading) => {
    const { appId } = loading.params;
    readAhead(loading, ({ account }) => applicationQuery(account, appId));
    readAhead(loading, ({ handler }) => handlerQuery(handler, appId));
  },
  component: lazyRouteComponent(frames['/console/applications/$appId'], 'ApplicationFrame'),
});
