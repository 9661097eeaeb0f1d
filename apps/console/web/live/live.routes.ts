import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { application } from '../applications/application.route.js';
import { device } from '../devices/device.route.js';
import { liveSearch } from './live-search.js';

/** Live data of an application. */
export const applicationData = createRoute({
  getParentRoute: () => application,
  path: '/data',
  validateSearch: liveSearch,
  component: lazyRouteComponent(() => import('./live.page.js'), 'LivePage'),
});

/** Live data of one device. */
export const deviceData = createRoute({
  getParentRoute: () => device,
  path: '/data',
  validateSearch: liveSearch,
  component: lazyRouteComponent(() => import('./device-live.page.js'), 'DeviceLivePage'),
});
