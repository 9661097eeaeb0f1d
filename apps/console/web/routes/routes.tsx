import { createRootRoute, createRoute } from '@tanstack/react-router';
import { NotFoundPage } from '../widgets/states.js';
import { Outside } from '../shell/outside.js';
import { SignedIn } from '../shell/signed-in.js';

export const rootRoute = createRootRoute({
  notFoundComponent: () => (
    <Outside>
      <NotFoundPage />
    </Outside>
  ),
});

/**
 * Layout route of pages that need a login. Their paths do not collide with the APIs of v2, which are at the
 * root.
 */
export const signedIn = createRoute({
  getParentRoute: () => rootRoute,
  id: 'signed-in',
  component: SignedIn,
});
