import { createRootRouteWithContext, createRoute } from '@tanstack/react-router';
import type { Console } from '../console.js';
import { profileQuery } from '../collaborators/collaborators.queries.js';
import { noticesQuery } from '../notices/notices.queries.js';
import { readAhead } from './ahead/read-ahead.js';
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
  loader: (loading) => {
    readAhead(loading, ({ account }) => profileQuery(account));
    readAhead(loading, ({ account }) => noticesQuery(account));
  },
  component: SignedIn,
});
