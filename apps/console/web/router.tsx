import { createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { applicationRoutes } from './applications/applications.routes.js';
import { rootRoute, signedIn } from './routes.js';
import { CallbackPage } from './sign-in/callback.page.js';
import { SignedOutPage } from './sign-in/signed-out.page.js';
import { FailedPage } from './shell/states.js';

const callback = createRoute({
  getParentRoute: () => rootRoute,
  path: '/console/callback',
  component: CallbackPage,
});

const signedOut = createRoute({
  getParentRoute: () => rootRoute,
  path: '/console/signed-out',
  component: SignedOutPage,
});

const overview = createRoute({
  getParentRoute: () => signedIn,
  path: '/',
  component: lazyRouteComponent(() => import('./overview/overview.page.js'), 'OverviewPage'),
});

/** Every address of the console, and the page that stands there. */
export const router = createRouter({
  routeTree: rootRoute.addChildren([
    callback,
    signedOut,
    signedIn.addChildren([overview, ...applicationRoutes]),
  ]),
  defaultPreload: 'intent',
  defaultErrorComponent: ({ error, reset }) => <FailedPage failure={error} again={reset} />,
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
