import { randomBytes } from 'node:crypto';
import type { Answered } from '../support/account.js';
import { kindOf, rightOf } from './callers.js';
import type { GuardedRoute } from './guarded-routes.js';
import { type Recipe, recipes } from './recipes.js';
import { fresh, sharedOrganization, type Stage, type Thing } from './stage.js';

/** What a call is about; `id` is the first name in the path. */
export interface Place {
  readonly id: string;
  readonly eui: string;
}

export interface Prepared {
  readonly place: Place;
  readonly thing?: Thing;
}

export const anywhere = (id: string): Place => ({ id, eui: randomBytes(8).toString('hex').toUpperCase() });

type MakeId = (stage: Stage) => Promise<string>;

/** Routes about a user who is new, or waits for an approval, or about an invitation or a login provider; each with its name or id. */
const namedRoutes: ReadonlyMap<string, MakeId> = new Map<string, MakeId>([
  ['DELETE /api/v2/invitations/:id', (stage) => stage.invitation()],
  ['DELETE /api/v2/all-notices/:id', (stage) => stage.notice()],
  ...['GET', 'PATCH', 'DELETE'].map(
    (method) => [`${method} /api/v2/login-providers/:id`, (stage: Stage) => stage.loginProvider()] as const,
  ),
  ['PUT /api/v2/users/:username/registration', async () => fresh()],
  ['DELETE /api/v2/users/:username/registration', (stage) => stage.unapproved()],
]);

const isAboutOrganization = (path: string): boolean => /^\/api\/v2\/(?:all-)?organizations\//.test(path);

/** The path of a route at some place; later names are of things that every entity here has. */
export function pathAt({ path, need, name: route }: GuardedRoute, { id, eui }: Place): string {
  const isOfClient = need?.of === 'own-client' || path.startsWith('/api/v2/deleted/');
  const name = isOfClient ? id : 'existing';
  return path
    .replace(/:(appId|gatewayId|componentId)/, id)
    .replace(':organizationId', isAboutOrganization(path) ? id : sharedOrganization)
    .replace(':kind', 'apps')
    .replace(':entityId', id)
    .replace(':plural', 'handlers')
    .replace(':name', name)
    .replace(':client', 'existing-client')
    .replace(':username', namedRoutes.has(route) ? id : isAboutOrganization(path) ? 'rita' : 'carl')
    .replace(/:id$/, id)
    .replace(':eui', eui)
    .replace(':planId', 'EU_863_870');
}

const filled = (body: unknown): unknown =>
  body === undefined ? undefined : JSON.parse(JSON.stringify(body).replaceAll('{new}', fresh()));

export const callRoute = (
  stage: Stage,
  { method, recipe, path }: { readonly method: string; readonly recipe: Recipe; readonly path: string },
  as: string | undefined,
): Promise<Answered> => stage.account.call(method, path, { as, body: filled(recipe.body) });

/** A place where the route works, with an entity when it is about one. */
export async function prepare(stage: Stage, route: GuardedRoute): Promise<Prepared> {
  const named = await namedRoutes.get(route.name)?.(stage);
  return named === undefined ? prepareEntity(stage, route) : { place: anywhere(named) };
}

const unchangedOf = new WeakMap<Stage, Map<string, Promise<Prepared>>>();

/** As `prepare`, for requests that change nothing: those of routes with the same need get the same entity. */
export function prepareUnchanged(stage: Stage, route: GuardedRoute): Promise<Prepared> {
  const unchanged = unchangedOf.get(stage) ?? new Map<string, Promise<Prepared>>();
  unchangedOf.set(stage, unchanged);
  const { need, path, name } = route;
  const isOfRoute =
    need === undefined ||
    recipes[name]?.first !== undefined ||
    administered.some(([prefix]) => path.startsWith(prefix)) ||
    kindOf(need) === undefined;
  const key = isOfRoute ? name : `${kindOf(need)} ${rightOf(need)}`;
  const prepared = unchanged.get(key) ?? prepare(stage, route);
  unchanged.set(key, prepared);
  return prepared;
}

/** Routes of administrators about an entity; each with its id. */
const administered: readonly (readonly [
  prefix: string,
  id: (stage: Stage, path: string) => Promise<string>,
])[] = [
  ['/api/v2/deleted/', (stage, path) => stage.deleted(path)],
  ['/api/v2/all-applications/', async (stage) => (await stage.thing('apps', 'devices')).id],
  ['/api/v2/all-gateways/', async (stage) => (await stage.thing('gateways', 'gateway:status')).id],
  ['/api/v2/all-components/', async (stage) => (await stage.thing('components', 'component:settings')).id],
  ['/api/v2/all-organizations/', async (stage) => (await stage.thing('organizations', 'devices')).id],
];

async function prepareEntity(stage: Stage, route: GuardedRoute): Promise<Prepared> {
  if (route.need?.of === 'own-client') return { place: anywhere(await stage.client()) };
  const [, idFor] = administered.find(([prefix]) => route.path.startsWith(prefix)) ?? [];
  if (idFor) return { place: anywhere(await idFor(stage, route.path)) };
  const kind = kindOf(route.need);
  if (kind === undefined) return { place: anywhere('unused') };
  const thing = await stage.thing(kind, rightOf(route.need));
  const place = anywhere(thing.id);
  const [method, rest] = recipes[route.name]?.first ?? [];
  const path = `${thing.path}${rest?.replace('{eui}', place.eui)}`;
  if (method !== undefined) await stage.account.call(method, path, { as: stage.owner(thing) });
  return { place, thing };
}
