import { createRoute } from '@tanstack/react-router';
import { explorerSearch } from '../explorer/explorer-search.js';
import { lazyPage } from './pages/lazy-page.js';
import { signedIn } from './routes.js';

const list = createRoute({
  getParentRoute: () => signedIn,
  path: '/console/api',
  validateSearch: explorerSearch,
  component: lazyPage('/console/api', 'ExplorerPage'),
});

const operation = createRoute({
  getParentRoute: () => signedIn,
  path: '/console/api/$operationId',
  component: lazyPage('/console/api/$operationId', 'OperationPage'),
});

/** Routes of the API explorer. */
export const explorerRoutes = [list, operation] as const;
