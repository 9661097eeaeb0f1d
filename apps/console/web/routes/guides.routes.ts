import { createRoute } from '@tanstack/react-router';
import { lazyPage } from './pages/lazy-page.js';
import { signedIn } from './routes.js';

const list = createRoute({
  getParentRoute: () => signedIn,
  path: '/console/guides',
  component: lazyPage('/console/guides', 'GuidesPage'),
});

const guide = createRoute({
  getParentRoute: () => signedIn,
  path: '/console/guides/$name',
  component: lazyPage('/console/guides/$name', 'GuidePage'),
});

/** Routes of the guides. */
export const guideRoutes = [list, guide] as const;
