import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { signedIn } from './routes.js';

/** Layout route of one gateway. */
export const gateway = createRoute({
  getParentRoute: () => signedIn,
  path: '/console/gateways/$gatewayId',
  component: lazyRouteComponent(() => import('../gateways/gateway.frame.js'), 'GatewayFrame'),
});
