import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { frames } from './pages.js';
import { application } from './application.route.js';

/** Layout route of one device. */
export const device = createRoute({
  getParentRoute: () => application,
  path: '/devices/$devId',
  component: lazyRouteComponent(frames['/console/applications/$appId/devices/$devId'], 'DeviceFrame'),
});
