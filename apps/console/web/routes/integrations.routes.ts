import { createRoute } from '@tanstack/react-router';
import { listSearch } from '../lists/matching.js';
import { pageLoader } from './ahead/loaders.js';
import { lazyPage } from './pages/lazy-page.js';
import { application } from './application.route.js';

const list = createRoute({
  getParentRoute: () => application,
  path: '/integrations',
  validateSearch: listSearch,
  component: lazyPage('/console/applications/$appId/integrations', 'IntegrationsPage'),
});

const creation = createRoute({
  getParentRoute: () => application,
  path: '/integrations/-new',
  component: lazyPage('/console/applications/$appId/integrations/-new', 'NewIntegrationPage'),
});

const one = createRoute({
  getParentRoute: () => application,
  path: '/integrations/$integrationId',
  loader: pageLoader('/console/applications/$appId/integrations/$integrationId'),
  component: lazyPage('/console/applications/$appId/integrations/$integrationId', 'IntegrationPage'),
});

/** Routes of the integrations of an application. */
export const integrationRoutes = [list, creation, one] as const;
