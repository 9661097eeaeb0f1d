import { createRoute, createRouter, redirect } from '@tanstack/react-router';
import type { Console } from './make-console.js';
import { accountRoutes } from './routes/account.routes.js';
import { administrationRoutes } from './routes/administration.routes.js';
import { applicationRoutes } from './routes/applications.routes.js';
import { clientRoutes } from './routes/clients.routes.js';
import { componentRoutes } from './routes/components.routes.js';
import { explorerRoutes } from './routes/explorer.routes.js';
import { gatewayRoutes } from './routes/gateways.routes.js';
import { guideRoutes } from './routes/guides.routes.js';
import { networkRoutes } from './routes/network.routes.js';
import { organizationRoutes } from './routes/organizations.routes.js';
import { lazyPage } from './routes/pages/lazy-page.js';
import { pageLoader } from './routes/ahead/loaders.js';
import { rootRoute, signedIn } from './routes/routes.js';
import { callbackPath, withoutAccessPath } from './session/authorization.js';
import { FailedPage } from './widgets/states.js';

const callback = createRoute({
  getParentRoute: () => rootRoute,
  path: callbackPath,
  component: lazyPage('/console/callback', 'CallbackPage'),
});

const withoutAccess = createRoute({
  getParentRoute: () => rootRoute,
  path: withoutAccessPath,
  component: lazyPage('/console/signed-out', 'WithoutAccessPage'),
});

const overview = createRoute({
  getParentRoute: () => signedIn,
  path: '/',
  loader: pageLoader('/'),
  component: lazyPage('/', 'OverviewPage'),
});

/** The address of the console without a page, which users type by hand. */
const withoutPage = createRoute({
  getParentRoute: () => signedIn,
  path: '/console',
  beforeLoad: () => {
    throw redirect({ to: '/' });
  },
});

const routeTree = rootRoute.addChildren([
  callback,
  withoutAccess,
  signedIn.addChildren([
    overview,
    withoutPage,
    ...applicationRoutes,
    ...gatewayRoutes,
    ...componentRoutes,
    ...organizationRoutes,
    ...clientRoutes,
    ...accountRoutes,
    ...administrationRoutes,
    ...networkRoutes,
    ...explorerRoutes,
    ...guideRoutes,
  ]),
]);

/** All routes of a console. */
export const makeRouter = (console: Console) =>
  createRouter({
    routeTree,
    context: { console },
    defaultPreload: 'intent',
    defaultErrorComponent: ({ error, reset }) => <FailedPage failure={error} again={reset} />,
    scrollRestoration: true,
  });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>;
  }
}
