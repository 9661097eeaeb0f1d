import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listSearch } from '../lists/matching.js';
import { application } from './application.route.js';

const list = createRoute({
  getParentRoute: () => application,
  path: '/integrations',
  validateSearch: listSearch,
  component: lazyRouteComponent(() => import('../integrations/integrations.page.js'), 'IntegrationsPage'),
});

const creation = createRoute({
  getParentRoute: () => application,
  path: '/integrations/-new',
  component: lazyRouteComponent(
    () => import('../integrations/new-integration.page.js'),
    'NewIntegrationPage',
  ),
});

const one = createRoute({
  getParentRoute: () => application,
  path: '/integrations/$integrationId',
  component: lazyRouteComponent(() => import('../integrations/integration.page.js'), 'IntegrationPage'),
});

/** Routes of the integrations of an application. */
export const integrationRoutes = [list, creation, one] as const;
