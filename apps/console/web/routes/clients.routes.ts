import { createRoute } from '@tanstack/react-router';
import { pageLoader } from './ahead/loaders.js';
import { lazyPage } from './pages/lazy-page.js';
import { signedIn } from './routes.js';
import { historySearch } from '../audit/history-search.js';
import { clientsSearch } from '../clients/clients-search.js';

const list = createRoute({
  getParentRoute: () => signedIn,
  path: '/console/clients',
  validateSearch: clientsSearch,
  component: lazyPage('/console/clients', 'ClientsPage'),
});

const creation = createRoute({
  getParentRoute: () => signedIn,
  // Names of clients do not begin with a dash.
  path: '/console/clients/-new',
  component: lazyPage('/console/clients/-new', 'NewClientPage'),
});

const one = createRoute({
  getParentRoute: () => signedIn,
  path: '/console/clients/$name',
  validateSearch: historySearch,
  loader: pageLoader('/console/clients/$name'),
  component: lazyPage('/console/clients/$name', 'ClientPage'),
});

const rights = createRoute({
  getParentRoute: () => signedIn,
  path: '/console/clients/$name/rights',
  component: lazyPage('/console/clients/$name/rights', 'ClientRightsPage'),
});

/** Routes of OAuth clients. */
export const clientRoutes = [list, creation, one, rights] as const;
