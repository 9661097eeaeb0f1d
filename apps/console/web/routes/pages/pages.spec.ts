import { expect, it } from '@jest/globals';
import type { AnyRoute } from '@tanstack/react-router';
import type { Console } from '../../make-console.js';
import { makeRouter } from '../../router.js';
import { readsAt } from '../ahead/read-first.js';
import { frameReads, pageReads } from '../ahead/reads.js';
import { frames, pages } from './pages.js';

const router = makeRouter({} as Console);
/** The routes around all pages, which have no path of their own. */
const around: readonly string[] = ['__root__', '/signed-in'];
/** `/console` leads to the overview. */
const withoutModule: readonly string[] = [...around, '/signed-in/console'];
const routes: readonly AnyRoute[] = Object.values(router.routesById);
const pathOf = (component: unknown): unknown => (component as { path?: string } | undefined)?.path;
const exampleOf = (route: string): string => route.replaceAll('$plural', 'routers').replaceAll('$', 'an-');
const loaderOf = ({ options }: AnyRoute): string | undefined =>
  (options['loader'] as { path?: string } | undefined)?.path;

it('All routes but these have the page or frame that the table has at their path', () => {
  const others = routes.filter(({ fullPath, options }) => pathOf(options['component']) !== fullPath);
  expect(others.map(({ id }) => id)).toEqual(withoutModule);
});

it('The tables have no page or frame without a route', () => {
  const paths = routes.filter(({ id }) => !withoutModule.includes(id)).map(({ fullPath }) => fullPath);
  expect(Object.keys({ ...frames, ...pages }).toSorted()).toEqual(paths.toSorted());
});

it.each(Object.keys(pages))('The page at %s is that of the route', (route) => {
  expect(router.matchRoutes(exampleOf(route), {}).at(-1)?.fullPath).toBe(route);
});

it('Routes read ahead what the table has at their path, and the table has nothing without a route', () => {
  const read = routes.filter((route) => loaderOf(route) !== undefined);
  const paths = read.map(({ id, fullPath }) => (id === '/signed-in' ? '' : fullPath));
  expect(read.map(loaderOf)).toEqual(paths);
  expect(paths.toSorted()).toEqual(Object.keys({ ...frameReads, ...pageReads }).toSorted());
});

it.each(Object.keys(pages))('What routes read ahead at %s is read before the router is there', (route) => {
  const matched = router.matchRoutes(exampleOf(route), {});
  const loaders = matched.map(({ routeId }) => loaderOf(routes.find(({ id }) => id === routeId) as AnyRoute));
  const first = readsAt(exampleOf(route));
  expect(first.map(([path]) => path)).toEqual(loaders.filter((path) => path !== undefined));
  for (const [, , params] of first) expect(matched.at(-1)?.params).toMatchObject(params);
});

it.each(['/console/callback', '/console/signed-out', '/console/applications/a%2fb'])(
  'Nothing is read before the router is there at %s',
  (path) => expect(readsAt(path)).toEqual([]),
);
