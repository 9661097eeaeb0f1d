import { expect, it } from '@jest/globals';
import type { AnyRoute } from '@tanstack/react-router';
import type { Console } from '../../console.js';
import { makeRouter } from '../../router.js';
import { frames, modulesAt, pages } from './pages.js';

const router = makeRouter({} as Console);
/** The routes around all pages, which have no path of their own. */
const around: readonly string[] = ['__root__', '/signed-in'];
/** `/console` leads to the overview. */
const withoutModule: readonly string[] = [...around, '/signed-in/console'];
const routes: readonly AnyRoute[] = Object.values(router.routesById);
const pathOf = (component: unknown): unknown => (component as { path?: string } | undefined)?.path;
const exampleOf = (route: string): string => route.replaceAll('$plural', 'routers').replaceAll('$', 'an-');
const loadersOf = (routes: readonly string[]): readonly unknown[] =>
  routes
    .flatMap((route) => [
      (frames as Readonly<Record<string, unknown>>)[route],
      (pages as Readonly<Record<string, unknown>>)[route],
    ])
    .filter((load) => load !== undefined);

it('All routes but these have the page or frame that the table has at their path', () => {
  const others = routes.filter(({ fullPath, options }) => pathOf(options['component']) !== fullPath);
  expect(others.map(({ id }) => id)).toEqual(withoutModule);
});

it('The tables have no page or frame without a route', () => {
  const paths = routes.filter(({ id }) => !withoutModule.includes(id)).map(({ fullPath }) => fullPath);
  expect(Object.keys({ ...frames, ...pages }).toSorted()).toEqual(paths.toSorted());
});

it.each(Object.keys(pages))(
  'The page at %s is loaded with its frames before the router is there',
  (route) => {
    const path = exampleOf(route);
    const matched = router.matchRoutes(path, {});
    expect(matched.at(-1)?.fullPath).toBe(route);
    const own = matched.filter(({ routeId }) => !around.includes(routeId));
    expect(modulesAt(path)).toEqual(loadersOf(own.map(({ fullPath }) => fullPath)));
  },
);

it('A path with a slash at its end is that of the same page', () =>
  expect(modulesAt('/console/gateways/')).toEqual([pages['/console/gateways']]));

it.each(['/console', '/console/applications/a/nothing'])(
  'Nothing is loaded ahead at %s, which is no page of a user',
  (path) => expect(modulesAt(path)).toEqual([]),
);
