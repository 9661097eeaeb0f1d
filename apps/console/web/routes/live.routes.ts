import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { application } from './application.route.js';
import { device } from './device.route.js';
import { liveSearch } from '../live/live-search.js';

/** Live data of an application. */
export const applicationData = createRoute({
  getParentRoute: () => application,
  path: '/data',
  validateSearch: liveSearch,
  component: lazyRouteComponent(() => import('../live/live.page.js'), 'LivePage'),
});

/** Live data of one device. */
export const deviceData = createRoute({
  getParentRoute: () => device,
  path: '/data',
  validateSearch: liveSearch,
  component: lazyRouteComponent(() => import('../live/device-live.page.js'), 'DeviceLivePage'),
});
