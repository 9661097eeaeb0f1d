import { createRoute } from '@tanstack/react-router';
import { applicationQuery, handlerQuery } from '../applications/applications.queries.js';
import { lazyFrame } from './pages/lazy-page.js';
import { readAhead } from './ahead/read-ahead.js';
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
  component: lazyFrame('/console/applications/$appId', 'ApplicationFrame'),
});
