import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Answered } from '../support/account.js';
import {
  type Caller,
  enough,
  isOfEntity,
  kindOf,
  rejected,
  deniedUsers,
  rightOf,
  served,
  unknown,
  whoMay,
} from './callers.js';
import { type GuardedRoute, guardedRoutes } from './guarded-routes.js';
import { type Recipe, recipes } from './recipes.js';
import { fresh, sharedOrganization, Stage, type Thing } from './stage.js';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage.account.stop());

const routes = await guardedRoutes();

describe('The rights table', () => {
  it('has a recipe for every route, and none for another', () =>
    expect(Object.keys(recipes).sort()).toEqual(routes.map(({ name }) => name)));

  it('says of every route who may call it', () =>
    expect(routes.filter(({ need, audience }) => need === undefined && audience === undefined)).toEqual([]));
});

/** What a call is about; `id` is the name of what stands first in the path. */
interface Place {
  readonly id: string;
  readonly eui: string;
}

const anywhere = (id: string): Place => ({ id, eui: randomBytes(8).toString('hex').toUpperCase() });

/** Routes about a user who is new, or waits for an approval, or about an invitation or a login provider; each with its name or id. */
const namedRoutes = new Map([
  ['DELETE /api/v2/invitations/:id', async () => stage.invitation()],
  ...['GET', 'PATCH', 'DELETE'].map(
    (method) => [`${method} /api/v2/login-providers/:id`, async () => stage.loginProvider()] as const,
  ),
  ['PUT /api/v2/users/:username/registration', async () => fresh()],
  ['DELETE /api/v2/users/:username/registration', async () => stage.unapproved()],
]);

const isAboutOrganization = (path: string): boolean => /^\/api\/v2\/(?:all-)?organizations\//.test(path);

/** The path of a route at some place; names that stand further back are of things that every entity here has. */
function pathAt({ path, need, name: route }: GuardedRoute, { id, eui }: Place): string {
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

const call = (route: GuardedRoute, recipe: Recipe, path: string, as: string | undefined): Promise<Answered> =>
  stage.account.call(route.method, path, { as, body: filled(recipe.body) });

/** An error in the form of the specification; a success shows its status alone. */
const outcome = ({ status, body, text }: Answered): unknown => {
  if (status < 400) return status;
  const { code, error } = (body ?? {}) as { readonly code?: unknown; readonly error?: unknown };
  return code === status && typeof error === 'string' && error !== '' ? status : text;
};

const expectAll = async (
  callers: readonly Caller[],
  status: number,
  ask: (as: Caller[1]) => Promise<Answered>,
) => {
  const outcomes: Record<string, unknown> = {};
  for (const [who, as] of callers) outcomes[who] = outcome(await ask(as));
  expect(outcomes).toEqual(Object.fromEntries(callers.map(([who]) => [who, status])));
};

interface Prepared {
  readonly place: Place;
  readonly thing?: Thing;
}

/** A place where the route works, with an entity when it is about one. */
async function prepare(route: GuardedRoute): Promise<Prepared> {
  const named = await namedRoutes.get(route.name)?.();
  return named === undefined ? prepareEntity(route) : { place: anywhere(named) };
}

/** Routes of administrators about an entity; each with its id. */
const administered: readonly (readonly [prefix: string, id: (path: string) => Promise<string>])[] = [
  ['/api/v2/deleted/', (path) => stage.deleted(path)],
  ['/api/v2/all-components/', async () => (await stage.thing('components', 'component:settings')).id],
  ['/api/v2/all-organizations/', async () => (await stage.thing('organizations', 'devices')).id],
];

async function prepareEntity(route: GuardedRoute): Promise<Prepared> {
  if (route.need?.of === 'own-client') return { place: anywhere(await stage.client()) };
  const [, idFor] = administered.find(([prefix]) => route.path.startsWith(prefix)) ?? [];
  if (idFor) return { place: anywhere(await idFor(route.path)) };
  const kind = kindOf(route.need);
  if (kind === undefined) return { place: anywhere('unused') };
  const thing = await stage.thing(kind, rightOf(route.need));
  const place = anywhere(thing.id);
  const [method, rest] = recipes[route.name]?.first ?? [];
  const path = `${thing.path}${rest?.replace('{eui}', place.eui)}`;
  if (method !== undefined) await stage.account.call(method, path, { as: stage.owner(thing) });
  return { place, thing };
}

describe.each(routes.filter(({ name }) => recipes[name]))('$name', (route) => {
  const { need } = route;
  const recipe = recipes[route.name] as Recipe;
  const ask = (place: Place, as: string | undefined) => call(route, recipe, pathAt(route, place), as);
  const isOpen = need === undefined || need.of === 'open-gateway';

  if (need) {
    it('is 401 without good credentials', async () => {
      const { place, thing } = await prepare(route);
      const nobody: Caller = ['nobody', undefined];
      const callers = [...(isOpen ? [] : [nobody]), ...unknown(stage, enough(need, thing))];
      await expectAll(callers, 401, (as) => ask(place, as));
    });
  }

  if (need && !isOpen) {
    it('is 403 with credentials that are not enough', async () => {
      const { place, thing } = await prepare(route);
      const callers = isOfEntity(need)
        ? await rejected(stage, need, thing as Thing)
        : await deniedUsers(stage, need);
      await expectAll(callers, 403, (as) => ask(place, as));
    });
  }

  if (kindOf(need) !== undefined || need?.of === 'own-client') {
    it('is 404 for every caller when the entity does not exist', async () => {
      const id = fresh();
      const kind = kindOf(need);
      const thing = kind && { kind, id, path: '', key: '' };
      const callers: Caller[] = [['a token that names it', stage.token('ann', enough(need, thing))]];
      if (kind) callers.push(['a stranger', stage.token('stranger', { scope: ['profile'] })]);
      await expectAll(callers, 404, (as) => ask(anywhere(id), as));
    });
  }

  if (recipe.missing) {
    const [segment, name] = recipe.missing;
    it(`is 404 for another ${segment.slice(1)}`, async () => {
      const { place, thing } = await prepare(route);
      const path = pathAt({ ...route, path: route.path.replace(segment, name) }, place);
      const as = need && stage.token(whoMay(need), enough(need, thing));
      await expectAll([['who may', as]], 404, (shown) => call(route, recipe, path, shown));
    });
  }

  it(`is ${recipe.answers} for who may`, async () => {
    const outcomes: Record<string, unknown> = {};
    const callers = callersOf(route);
    for (const [who, credentials] of callers) {
      const { place, thing } = await prepare(route);
      outcomes[who] = outcome(await ask(place, await credentials(thing as Thing)));
    }
    expect(outcomes).toEqual(Object.fromEntries(callers.map(([who]) => [who, recipe.answers])));
  });
});

function callersOf({ need }: GuardedRoute): ReturnType<typeof served> {
  if (need === undefined) return [['anybody', async () => undefined]];
  const token = (username: string) => async () => stage.token(username, enough(need, undefined));
  if (need.of === 'administrator') return [['an administrator', token('root')]];
  if (need.of === 'user') return [['a user with the scope', token('carl')]];
  if (need.of !== 'own-client') return served(stage, need);
  return [
    ['the owner', token('ann')],
    ['an administrator', async () => stage.token('root', { ...enough(need, undefined), client: 'console' })],
  ];
}
