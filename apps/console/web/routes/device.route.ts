import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { application } from './application.route.js';

/** Layout route of one device. */
export const device = createRoute({
  getParentRoute: () => application,
  path: '/devices/$devId',
  component: lazyRouteComponent(() => import('../devices/device.frame.js'), 'DeviceFrame'),
});
