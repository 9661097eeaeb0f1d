import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { pages } from './pages.js';
import { signedIn } from './routes.js';
import { networkSearch } from '../network/network-search.js';

const list = createRoute({
  getParentRoute: () => signedIn,
  path: '/console/network',
  validateSearch: networkSearch,
  component: lazyRouteComponent(pages['/console/network'], 'NetworkPage'),
});

const component = createRoute({
  getParentRoute: () => signedIn,
  path: '/console/network/$service/$componentId',
  component: lazyRouteComponent(pages['/console/network/$service/$componentId'], 'ComponentPage'),
});

/** Routes of the network pages. */
export const networkRoutes = [list, component] as const;
