import { createRoute } from '@tanstack/react-router';
import { gatewayQuery } from '../gateways/gateways.queries.js';
import { lazyFrame } from './pages/lazy-page.js';
import { readAhead } from './ahead/read-ahead.js';
import { signedIn } from './routes.js';

/** Layout route of one gateway. */
export const gateway = createRoute({
  getParentRoute: () => signedIn,
  path: '/console/gateways/$gatewayId',
  loader: (loading) => readAhead(loading, ({ account }) => gatewayQuery(account, loading.params.gatewayId)),
  component: lazyFrame('/console/gateways/$gatewayId', 'GatewayFrame'),
});
