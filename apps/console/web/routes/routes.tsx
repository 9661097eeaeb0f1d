import { createRootRoute, createRoute } from '@tanstack/react-router';
import { NotFoundPage } from '../widgets/states.js';
import { SignedIn } from '../shell/signed-in.js';

export const rootRoute = createRootRoute({
  notFoundComponent: () => (
    <main className="content">
      <NotFoundPage />
    </main>
  ),
});

/** Above the pages of somebody who is signed in. Their paths begin where no API answers: those of v2 stand at the root. */
export const signedIn = createRoute({
  getParentRoute: () => rootRoute,
  id: 'signed-in',
  component: SignedIn,
});
