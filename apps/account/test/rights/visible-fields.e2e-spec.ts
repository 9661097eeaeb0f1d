import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { appRights, componentRights, entityKinds, gatewayRights } from '@fieldpost/domain';
import { place } from '../support/gateways.js';
import { allRights, Stage, type Thing } from './stage.js';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage.account.stop());

type Body = Readonly<Record<string, unknown>>;
const read = async ({ path }: Thing, as: string | undefined): Promise<Body> =>
  (await stage.account.call('GET', path, { as })).body as Body;
const shown = (body: Body, fields: readonly string[]) => fields.filter((field) => field in body);

describe('Of an application, a caller', () => {
  const optional = ['collaborators', 'access_keys'];
  const visible: Readonly<Record<string, readonly string[]>> = {
    collaborators: ['collaborators'],
    settings: ['access_keys'],
  };

  it.each(appRights)('with only the right %s sees its fields', async (right) => {
    const app = await stage.thing('apps', right);
    const ofMembers = ['collaborators'];
    const callers = [
      [stage.tokenFor('rita', app, appRights), ofMembers],
      [stage.tokenFor('ann', app, [right]), ofMembers],
      [await stage.accessKey(app, [right]), []],
      [stage.tokenOfKey(app, [right]), []],
    ] as const;
    for (const [as, always] of callers) {
      const body = await read(app, as);
      expect(body).toMatchObject({ id: app.id, rights: [right] });
      expect(shown(body, optional)).toEqual([...new Set([...always, ...(visible[right] ?? [])])]);
    }
  });

  it('sees neither in a list, whatever the rights', async () => {
    await stage.thing('apps', 'settings');
    const as = stage.token('ann', { scope: ['apps'] });
    const { body } = await stage.account.call('GET', '/api/v2/applications', { as });
    expect(body).not.toEqual([]);
    for (const listed of body as readonly Body[]) expect(shown(listed, optional)).toEqual([]);
  });
});

describe('Of a component, a collaborator', () => {
  it.each(componentRights)('with only the right %s sees its fields', async (right) => {
    const component = await stage.thing('components', right);
    const body = await read(component, stage.tokenFor('rita', component, componentRights));
    expect(body).toMatchObject({ rights: [right] });
    expect(shown(body, ['collaborators'])).toEqual(['collaborators']);
  });
});

describe('Of the others on an entity, a collaborator', () => {
  const cases = entityKinds.flatMap((kind) => allRights[kind].map((right) => [kind, right] as const));

  it.each(cases)(
    'on one of the %s with the right %s sees addresses only to manage them',
    async (kind, right) => {
      const thing = await stage.thing(kind, right);
      const as = stage.tokenFor('rita', thing, allRights[kind]);
      const lists = [(await read(thing, as))['collaborators']];
      if (kind !== 'components')
        lists.push(await read({ ...thing, path: `${thing.path}/collaborators` }, as));
      const email = right.endsWith('collaborators') ? { email: 'otto@example.com' } : {};
      const rights = allRights[kind].filter((other) => other !== right);
      for (const list of lists) expect(list).toContainEqual({ username: 'otto', rights, ...email });
    },
  );
});

describe('Of a gateway', () => {
  const optional = [
    'activated',
    'antenna_location',
    'auto_update',
    'collaborators',
    'eui',
    'key',
    'owner',
    'token',
  ];
  const visible: Readonly<Record<string, readonly string[]>> = {
    'gateway:settings': ['auto_update', 'key', 'token'],
    'gateway:status': ['activated'],
    'gateway:owner': ['owner'],
  };
  const placed = async (right: (typeof gatewayRights)[number]): Promise<Thing> => {
    const gateway = await stage.thing('gateways', right);
    const body = { antenna_location: place };
    await stage.account.call('PATCH', gateway.path, { as: stage.owner(gateway), body });
    return gateway;
  };

  it.each(gatewayRights)('a collaborator with only the right %s sees its fields', async (right) => {
    const gateway = await placed(right);
    const body = await read(gateway, stage.tokenFor('rita', gateway, gatewayRights));
    const always = ['antenna_location', 'collaborators', 'eui'];
    expect(shown(body, optional)).toEqual([...always, ...(visible[right] ?? [])].sort());
    const { latitude, longitude } = place;
    const seesPlace = right === 'gateway:location';
    if (seesPlace) expect(body['antenna_location']).toEqual(place);
    else expect(body['antenna_location']).not.toMatchObject({ latitude, longitude });
  });

  it('every caller sees what its flags make public, and nothing else', async () => {
    const gateway = await placed('gateway:messages');
    const flags = { location_public: 'antenna_location', owner_public: 'owner', status_public: 'activated' };
    expect(shown(await read(gateway, undefined), optional)).toEqual([]);
    for (const [flag, field] of Object.entries(flags)) {
      const turn = (on: boolean) =>
        stage.account.call('PATCH', gateway.path, { as: stage.owner(gateway), body: { [flag]: on } });
      await turn(true);
      expect(shown(await read(gateway, undefined), optional)).toEqual([field]);
      await turn(false);
    }
  });

  it('the scrambled location is the same for all readers, times and processes, and another of each gateway', async () => {
    const first = await placed('gateway:messages');
    const seen = async (gateway: Thing, username = 'rita') =>
      (await read(gateway, stage.tokenFor(username, gateway, ['gateway:messages', 'gateway:status'])))[
        'antenna_location'
      ];
    const location = await seen(first);
    await stage.account.call('PATCH', first.path, { as: stage.owner(first), body: { auto_update: true } });
    const asked = [await seen(first), await seen(first, 'otto')];
    const keys = [8, 7].map((byte) => Buffer.alloc(32, byte).toString('base64'));
    await stage.account.restart({ ACCOUNT_SEALING_KEY: keys.join(',') });
    expect([...asked, await seen(first)]).toEqual([location, location, location]);
    // Two may fall on the same point of the grid; all of them hardly ever.
    const others = await Promise.all(
      Array.from({ length: 3 }, async () => seen(await placed('gateway:messages'))),
    );
    expect(others.filter((other) => !isDeepStrictEqual(other, location))).not.toEqual([]);
  });
});
