import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { explorerSearch } from '../explorer/explorer-search.js';
import { pages } from './pages.js';
import { signedIn } from './routes.js';

const list = createRoute({
  getParentRoute: () => signedIn,
  path: '/console/api',
  validateSearch: explorerSearch,
  component: lazyRouteComponent(pages['/console/api'], 'ExplorerPage'),
});

const operation = createRoute({
  getParentRoute: () => signedIn,
  path: '/console/api/$operationId',
  component: lazyRouteComponent(pages['/console/api/$operationId'], 'OperationPage'),
});

/** Routes of the API explorer. */
export const explorerRoutes = [list, operation] as const;
