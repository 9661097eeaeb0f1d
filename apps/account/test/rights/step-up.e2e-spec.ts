import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AccountRegistryClient } from '@fieldpost/internal-clients';
import { type Answered, secret } from '../support/account.js';
import { enough, isOfEntity, kindOf, served } from './callers.js';
import { type GuardedRoute, guardedRoutes } from './guarded-routes.js';
import { type Recipe, recipes } from './recipes.js';
import { callRoute, pathAt, type Prepared, prepare, prepareUnchanged } from './route-calls.js';
import { allRights, Stage, type Thing } from './stage.js';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
  await stage.account.sql('insert into registration_policy default values');
});
afterAll(() => stage.account.stop());

type Policy = 'dangerous' | 'credentials' | null;
const setPolicy = (policy: Policy) =>
  stage.account.sql('update registration_policy set step_up = $1', [policy]);
beforeEach(() => setPolicy(null));

const secondsAgo = (age: number): number => Math.floor(Date.now() / 1000) - age;
const challenge =
  'Bearer realm="fieldpost", error="insufficient_user_authentication", error_description="a recent login is needed", max_age="300"';
const denied = {
  status: 403,
  body: { code: 403, error: expect.stringContaining('log in again (prompt=login or max_age=0)') },
};

const routes = await guardedRoutes();
const dangerous = routes.filter(({ needsRecentLogin }) => needsRecentLogin);

/** The token of a user who may call the route, of a login with these claims. */
function userOf({ need }: GuardedRoute, thing: Thing | undefined, login: object): string {
  const name = need?.of === 'administrator' ? 'root' : need?.of === 'user' ? 'carl' : 'ann';
  const username = need && isOfEntity(need) ? 'rita' : name;
  return stage.token(username, { ...enough(need, thing), ...login });
}

async function ask(
  route: GuardedRoute,
  { place }: Prepared,
  { as, policy }: { readonly as: string | undefined; readonly policy: Policy },
): Promise<Answered> {
  await setPolicy(policy);
  const recipe = recipes[route.name] as Recipe;
  const answer = await callRoute(stage, { method: route.method, recipe, path: pathAt(route, place) }, as);
  await setPolicy(null);
  return answer;
}

describe('Routes that change something without a recent login', () => {
  it('create entities, describe them, and take nothing away that cannot be restored', () => {
    const others = routes.filter(({ method, needsRecentLogin }) => method !== 'GET' && !needsRecentLogin);
    expect(others.map(({ name }) => name)).toEqual([
      'DELETE /api/v2/applications/:appId/access-keys/:name',
      'DELETE /api/v2/applications/:appId/euis/:eui',
      'DELETE /api/v2/organizations/:organizationId/entities/:kind/:entityId',
      'PATCH /api/v2/applications/:appId',
      'PATCH /api/v2/gateways/:gatewayId',
      'PATCH /api/v2/organizations/:organizationId',
      // Credentials need more: see app-passwords.
      'PATCH /api/v2/users/me',
      'POST /api/v2/applications',
      'POST /api/v2/applications/:appId/euis',
      'POST /api/v2/applications/:appId/restore',
      'POST /api/v2/components/:plural',
      'POST /api/v2/gateways',
      'POST /api/v2/organizations',
      'POST /api/v2/users',
      'PUT /api/v2/applications/:appId/euis/:eui',
      // The next run of the doctor replaces it.
      'PUT /api/v2/installation/outside-checks',
    ]);
  });
});

describe.each(dangerous)('With the policy dangerous, $name', (route) => {
  it('is 403 with the token of an old login, or of none', async () => {
    const prepared = await prepareUnchanged(stage, route);
    for (const login of [{}, { auth_time: secondsAgo(301), amr: ['pwd', 'mfa'] }]) {
      const as = userOf(route, prepared.thing, login);
      const answer = await ask(route, prepared, { as, policy: 'dangerous' });
      expect(answer).toMatchObject(denied);
      expect(answer.headers.get('www-authenticate')).toBe(challenge);
    }
  });

  it('is served with the token of a fresh login, and by default of any', async () => {
    const login = { auth_time: secondsAgo(0), amr: ['pwd'] };
    for (const [policy, claims] of [['dangerous', login] as const, [null, {}] as const]) {
      const prepared = await prepare(stage, route);
      const as = userOf(route, prepared.thing, claims);
      const { status, text } = await ask(route, prepared, { as, policy });
      expect([status, text]).toEqual([recipes[route.name]?.answers, expect.any(String)]);
    }
  });

  if (kindOf(route.need) === 'apps' || kindOf(route.need) === 'gateways') {
    it('is served for access keys, gateways and clients that act for themselves', async () => {
      const programs = served(stage, route.need as Parameters<typeof served>[1]).slice(1);
      expect(programs.length).toBeGreaterThan(0);
      for (const [who, credentials] of programs) {
        const prepared = await prepare(stage, route);
        const as = await credentials(prepared.thing as Thing);
        const { status } = await ask(route, prepared, { as, policy: 'dangerous' });
        expect([who, status]).toEqual([who, recipes[route.name]?.answers]);
      }
    });
  }
});

describe('With the policy dangerous, a user with a second factor', () => {
  it('has shown it in the recent login', async () => {
    await stage.account.sql(`update users set has_second_factor = true where username = 'ann'`);
    const thing = await stage.thing('apps', 'delete');
    const remove = async (amr: readonly string[]) => {
      await setPolicy('dangerous');
      const claims = { ...enough({ of: 'app', right: 'delete' }, thing), auth_time: secondsAgo(10), amr };
      return stage.account.call('DELETE', thing.path, { as: stage.token('ann', claims) });
    };
    try {
      expect(await remove(['pwd'])).toMatchObject(denied);
      expect((await remove(['pwd', 'otp', 'mfa'])).status).toBe(204);
    } finally {
      await stage.account.sql(`update users set has_second_factor = false where username = 'ann'`);
    }
  });
});

describe('With the policy dangerous, the keys', () => {
  const read = async (thing: Thing, path: string, login: object): Promise<unknown> => {
    await setPolicy('dangerous');
    const claims = {
      scope: [`${thing.kind}:${thing.id}`],
      [thing.kind]: { [thing.id]: allRights[thing.kind] },
    };
    const { body } = await stage.account.call('GET', path, {
      as: stage.token('ann', { ...claims, ...login }),
    });
    await setPolicy(null);
    return body;
  };

  it('of an application are masked in lists without a recent login', async () => {
    const app = await stage.thing('apps', 'settings');
    const keys = (key: unknown) => [expect.objectContaining({ name: 'existing', key })];
    const secret = expect.stringMatching(/^fieldpost\.[\w-]{20,}$/);
    const paths = [app.path, `${app.path}/access-keys`] as const;
    const listed = (body: unknown) => (body as { readonly access_keys?: unknown }).access_keys ?? body;
    for (const path of paths) {
      expect(listed(await read(app, path, {}))).toEqual(keys('fieldpost.<...>'));
      expect(listed(await read(app, path, { auth_time: secondsAgo(0) }))).toEqual(keys(secret));
    }
    const as = await stage.accessKey(app, ['settings']);
    await setPolicy('dangerous');
    const { body } = await stage.account.call('GET', paths[1], { as });
    expect(body).toEqual(expect.arrayContaining(keys(secret)));
  });

  it('and tokens of a gateway are left out without a recent login', async () => {
    const gateway = await stage.thing('gateways', 'gateway:settings');
    const old = await read(gateway, gateway.path, {});
    expect(old).toMatchObject({ id: gateway.id, auto_update: false });
    for (const member of ['key', 'token']) expect(old).not.toHaveProperty(member);
    expect(await read(gateway, gateway.path, { auth_time: secondsAgo(0) })).toMatchObject({
      key: gateway.key,
      token: { access_token: expect.any(String) },
    });
  });
});

describe('With the policy dangerous, the owner of a gateway', () => {
  it('changes only with a recent login', async () => {
    const gateway = await stage.thing('gateways', 'gateway:settings');
    const change = async (login: object) => {
      await setPolicy('dangerous');
      const as = stage.token('ann', { ...enough(undefined, gateway), ...login });
      return stage.account.call('PATCH', gateway.path, { as, body: { owner: 'rita' } });
    };
    expect(await change({})).toMatchObject(denied);
    expect((await change({ auth_time: secondsAgo(0) })).status).toBe(204);
  });
});

describe('The policy of the settings', () => {
  // Tests come in any order.
  afterAll(() => stage.account.restart({ ACCOUNT_STEP_UP: 'credentials' }));

  it('holds until an administrator changes it, who then needs a recent login to change it back', async () => {
    const root = (login: object) => stage.token('root', { scope: ['profile'], client: 'console', ...login });
    const path = '/api/v2/registration';
    const change = (body: object, login: object = {}) =>
      stage.account.call('PATCH', path, { as: root(login), body });
    expect((await change({ step_up: 'sometimes' })).body).toMatchObject({
      error: 'StepUp not valid: should be one of credentials, dangerous',
    });
    const registry = new AccountRegistryClient({ address: stage.account.internalAddress, secret });
    const pulled = async () => (await registry.listRevocations({ after: 0 })).step_up;
    expect(await pulled()).toBe('credentials');
    expect((await change({ step_up: 'dangerous' })).status).toBe(204);
    expect(await pulled()).toBe('dangerous');
    registry.onModuleDestroy();
    expect((await stage.account.call('GET', path, { as: root({}) })).body).toMatchObject({
      step_up: 'dangerous',
      changed: expect.arrayContaining(['step_up']),
    });
    expect(await change({ step_up: null })).toMatchObject(denied);
    expect((await change({ step_up: null }, { auth_time: secondsAgo(0) })).status).toBe(204);
    await stage.account.restart({ ACCOUNT_STEP_UP: 'dangerous' });
    expect(await change({ mode: 'open' })).toMatchObject(denied);
    expect((await change({ step_up: 'credentials' }, { auth_time: secondsAgo(0) })).status).toBe(204);
    expect((await change({ mode: 'open' })).status).toBe(204);
  });
});
