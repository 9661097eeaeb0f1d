import { createRoute } from '@tanstack/react-router';
import { lazyFrame } from './pages/lazy-page.js';
import { frameLoader } from './ahead/loaders.js';
import { signedIn } from './routes.js';

/** Layout route of one gateway. */
export const gateway = createRoute({
  getParentRoute: () => signedIn,
  path: '/console/gateways/$gatewayId',
  loader: frameLoader('/console/gateways/$gatewayId'),
  component: lazyFrame('/console/gateways/$gatewayId', 'GatewayFrame'),
});
