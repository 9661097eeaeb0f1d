import { fileURLToPath } from 'node:url';
import { type Audience, audienceKey } from '@fieldpost/auth';
import { routesBelow } from '@fieldpost/testing';
import { type Need, needKey, recentLoginKey } from '../../src/access/needs.js';

/** A route with who may call it, as its controller declares that; the path is the first of its aliases. */
export interface GuardedRoute {
  /** Method and path, which recipes go by. */
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly need: Need | undefined;
  readonly audience: Audience | undefined;
  /** Whether it is dangerous. */
  readonly needsRecentLogin: boolean;
}

/** Every route of the account server, in order of the names. */
export async function guardedRoutes(): Promise<readonly GuardedRoute[]> {
  const routes = await routesBelow(fileURLToPath(new URL('../../src', import.meta.url)));
  return routes
    .map(({ method, path, said }) => ({
      name: `${method} ${path}`,
      method,
      path,
      need: said(needKey) as Need | undefined,
      audience: said(audienceKey) as Audience | undefined,
      needsRecentLogin: said(recentLoginKey) === true,
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
