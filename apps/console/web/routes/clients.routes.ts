import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { signedIn } from './routes.js';
import { historySearch } from '../audit/history-search.js';
import { clientsSearch } from '../clients/clients-search.js';

const list = createRoute({
  getParentRoute: () => signedIn,
  path: '/console/clients',
  validateSearch: clientsSearch,
  component: lazyRouteComponent(() => import('../clients/clients.page.js'), 'ClientsPage'),
});

const creation = createRoute({
  getParentRoute: () => signedIn,
  // Names of clients do not begin with a dash.
  path: '/console/clients/-new',
  component: lazyRouteComponent(() => import('../clients/new-client.page.js'), 'NewClientPage'),
});

const one = createRoute({
  getParentRoute: () => signedIn,
  path: '/console/clients/$name',
  validateSearch: historySearch,
  component: lazyRouteComponent(() => import('../clients/client.page.js'), 'ClientPage'),
});

const rights = createRoute({
  getParentRoute: () => signedIn,
  path: '/console/clients/$name/rights',
  component: lazyRouteComponent(() => import('../clients/rights.page.js'), 'ClientRightsPage'),
});

/** Routes of OAuth clients. */
export const clientRoutes = [list, creation, one, rights] as const;
