import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { gatewayQuery } from '../gateways/gateways.queries.js';
import { signedIn } from './routes.js';

/** Layout route of one gateway. */
export const gateway = createRoute({
  getParentRoute: () => signedIn,
  path: '/console/gateways/$gatewayId',
  loader: ({ context: { console }, params: { gatewayId } }) => {
    void console.queries.prefetchQuery(gatewayQuery(console.account, gatewayId));
  },
  component: lazyRouteComponent(() => import('../gateways/gateway.frame.js'), 'GatewayFrame'),
});
