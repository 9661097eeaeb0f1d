import { createRoute } from '@tanstack/react-router';
import { pageLoader } from './ahead/loaders.js';
import { lazyPage } from './pages/lazy-page.js';
import { application } from './application.route.js';
import { device } from './device.route.js';
import { liveSearch } from '../live/live-search.js';

/** Live data of an application. */
export const applicationData = createRoute({
  getParentRoute: () => application,
  path: '/data',
  validateSearch: liveSearch,
  loader: pageLoader('/console/applications/$appId/data'),
  component: lazyPage('/console/applications/$appId/data', 'LivePage'),
});

/** Live data of one device. */
export const deviceData = createRoute({
  getParentRoute: () => device,
  path: '/data',
  validateSearch: liveSearch,
  component: lazyPage('/console/applications/$appId/devices/$devId/data', 'DeviceLivePage'),
});
