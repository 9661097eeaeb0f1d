import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { explorerSearch } from '../explorer/explorer-search.js';
import { signedIn } from './routes.js';

const list = createRoute({
  getParentRoute: () => signedIn,
  path: '/console/api',
  validateSearch: explorerSearch,
  component: lazyRouteComponent(() => import('../explorer/explorer.page.js'), 'ExplorerPage'),
});

const operation = createRoute({
  getParentRoute: () => signedIn,
  path: '/console/api/$operationId',
  component: lazyRouteComponent(() => import('../explorer/operation.page.js'), 'OperationPage'),
});

/** Routes of the API explorer. */
export const explorerRoutes = [list, operation] as const;
