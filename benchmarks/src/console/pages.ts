import { readFileSync } from 'node:fs';

const file = new URL('../../../apps/console/web/routes/pages/pages.ts', import.meta.url);

/** Nobody stays on them: the end of a login, and of a logout. */
const passing = new Set(['/console/callback', '/console/signed-out']);

/** The paths of the routes of all pages of the console. */
function routesOfPages(): readonly string[] {
  const [, pages = ''] = readFileSync(file, 'utf8').split('export const pages = {');
  const routes = [...pages.matchAll(/^ {2}'(\/[^']*)': /gm)].map(([, route = '']) => route);
  if (routes.length === 0 || routes.length !== pages.split('import(').length - 1)
    throw new Error(`the pages of ${file.pathname} cannot be read`);
  return routes;
}

/** Values of the variable parts of paths, by the part before each and its name: `devices/$devId`. */
export type PathValues = Readonly<Record<string, string>>;

function pathOf(route: string, values: PathValues): string {
  const parts = route.split('/').map((part, index, all) => {
    if (!part.startsWith('$')) return part;
    const name = `${all[index - 1]}/${part}`;
    const value = values[name];
    if (value === undefined) throw new Error(`the page ${route} needs a value for ${name}`);
    return value;
  });
  // Indexes of folders have a slash in the route, and none in addresses.
  return parts.join('/').replace(/(.)\/$/, '$1');
}

/** The paths of all pages of the console. */
export const pagesWith = (values: PathValues): readonly string[] =>
  routesOfPages()
    .filter((route) => !passing.has(route))
    .map((route) => pathOf(route, values));
