import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { signedIn } from './routes.js';
import { networkSearch } from '../network/network-search.js';

const list = createRoute({
  getParentRoute: () => signedIn,
  path: '/console/network',
  validateSearch: networkSearch,
  component: lazyRouteComponent(() => import('../network/network.page.js'), 'NetworkPage'),
});

const component = createRoute({
  getParentRoute: () => signedIn,
  path: '/console/network/$service/$componentId',
  component: lazyRouteComponent(() => import('../network/component.page.js'), 'ComponentPage'),
});

/** Routes of the network pages. */
export const networkRoutes = [list, component] as const;
