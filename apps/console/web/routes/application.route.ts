import { createRoute } from '@tanstack/react-router';
import { lazyFrame } from './pages/lazy-page.js';
import { frameLoader } from './ahead/loaders.js';
import { signedIn } from './routes.js';

/** Layout route of one application. */
export const application = createRoute({
  getParentRoute: () => signedIn,
  path: '/console/applications/$appId',
  loader: frameLoader('/console/applications/$appId'),
  component: lazyFrame('/console/applications/$appId', 'ApplicationFrame'),
});
