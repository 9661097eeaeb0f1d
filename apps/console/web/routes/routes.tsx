import { createRootRouteWithContext, createRoute } from '@tanstack/react-router';
import type { Console } from '../make-console.js';
import { frameLoader } from './ahead/loaders.js';
import { NoPage, SignedIn } from '../shell/signed-in.js';

/** What routes read ahead with, while the browser loads their pages. */
export interface RouteContext {
  readonly console: Console;
}

export const rootRoute = createRootRouteWithContext<RouteContext>()({
  notFoundComponent: NoPage,
});

/**
 * Layout route of pages that need a login. Their paths do not collide with the APIs of v2, which are at the
 * root.
 */
export const signedIn = createRoute({
  getParentRoute: () => rootRoute,
  id: 'signed-in',
  loader: frameLoader(''),
  component: SignedIn,
});
