import { createRoute } from '@tanstack/react-router';
import { pageLoader } from './ahead/loaders.js';
import { lazyPage } from './pages/lazy-page.js';
import { application } from './application.route.js';

/** The payload functions of an application. */
export const payloadFunctions = createRoute({
  getParentRoute: () => application,
  path: '/payload-functions',
  loader: pageLoader('/console/applications/$appId/payload-functions'),
  component: lazyPage('/console/applications/$appId/payload-functions', 'FunctionsPage'),
});
