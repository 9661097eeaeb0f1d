import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Answered } from '../support/account.js';
import {
  type Caller,
  enough,
  isOfEntity,
  kindOf,
  rejected,
  deniedUsers,
  served,
  unknown,
  whoMay,
} from './callers.js';
import { type GuardedRoute, guardedRoutes } from './guarded-routes.js';
import { type Recipe, recipes } from './recipes.js';
import { anywhere, callRoute, pathAt, type Place, prepare, prepareUnchanged } from './route-calls.js';
import { fresh, Stage, type Thing } from './stage.js';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage.account.stop());

const routes = await guardedRoutes();

describe('The rights table', () => {
  it('has a recipe for every route, and none for another', () =>
    expect(Object.keys(recipes).sort()).toEqual(routes.map(({ name }) => name)));

  it('has the callers of every route', () =>
    expect(routes.filter(({ need, audience }) => need === undefined && audience === undefined)).toEqual([]));
});

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

describe.each(routes.filter(({ name }) => recipes[name]))('$name', (route) => {
  const { need } = route;
  const recipe = recipes[route.name] as Recipe;
  const callAt = (path: string, as: string | undefined) =>
    callRoute(stage, { method: route.method, recipe, path }, as);
  const ask = (place: Place, as: string | undefined) => callAt(pathAt(route, place), as);
  const isOpen = need === undefined || need.of === 'open-gateway';

  if (need) {
    it('is 401 without good credentials', async () => {
      const { place, thing } = await prepareUnchanged(stage, route);
      const nobody: Caller = ['nobody', undefined];
      const callers = [...(isOpen ? [] : [nobody]), ...unknown(stage, enough(need, thing))];
      await expectAll(callers, 401, (as) => ask(place, as));
    });
  }

  if (need && !isOpen) {
    it('is 403 with credentials that are not enough', async () => {
      const { place, thing } = await prepareUnchanged(stage, route);
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
      const { place, thing } = await prepareUnchanged(stage, route);
      const path = pathAt({ ...route, path: route.path.replace(segment, name) }, place);
      const as = need && stage.token(whoMay(need), enough(need, thing));
      await expectAll([['who may', as]], 404, (shown) => callAt(path, shown));
    });
  }

  it(`is ${recipe.answers} for who may`, async () => {
    const outcomes: Record<string, unknown> = {};
    const callers = callersOf(route);
    const prepareFor = route.method === 'GET' ? prepareUnchanged : prepare;
    for (const [who, credentials] of callers) {
      const { place, thing } = await prepareFor(stage, route);
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
