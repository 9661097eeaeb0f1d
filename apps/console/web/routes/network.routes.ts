import { createRoute } from '@tanstack/react-router';
import { lazyPage } from './pages/lazy-page.js';
import { signedIn } from './routes.js';
import { networkSearch } from '../network/network-search.js';

const list = createRoute({
  getParentRoute: () => signedIn,
  path: '/console/network',
  validateSearch: networkSearch,
  component: lazyPage('/console/network', 'NetworkPage'),
});

const component = createRoute({
  getParentRoute: () => signedIn,
  path: '/console/network/$service/$componentId',
  component: lazyPage('/console/network/$service/$componentId', 'ComponentPage'),
});

/** Routes of the network pages. */
export const networkRoutes = [list, component] as const;
