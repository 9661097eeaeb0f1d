import { createRoute } from '@tanstack/react-router';
import { lazyFrame } from './pages/lazy-page.js';
import { application } from './application.route.js';

/** Layout route of one device. */
export const device = createRoute({
  getParentRoute: () => application,
  path: '/devices/$devId',
  component: lazyFrame('/console/applications/$appId/devices/$devId', 'DeviceFrame'),
});
