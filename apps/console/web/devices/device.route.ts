import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { application } from '../applications/application.route.js';

/** Above every page of one device. */
export const device = createRoute({
  getParentRoute: () => application,
  path: '/devices/$devId',
  component: lazyRouteComponent(() => import('./device.frame.js'), 'DeviceFrame'),
});
