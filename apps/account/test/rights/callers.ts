import { generalScopes } from '@fieldpost/domain';
import type { Need } from '../../src/access/needs.js';
import { allRights, type AnyRight, type Stage, type Thing, type ThingKind } from './stage.js';

/** Somebody, in words, and what they show: the value of `Authorization`, or nothing. */
export type Caller = readonly [who: string, as: string | undefined];

type EntityNeed = Exclude<Need, { of: 'user' | 'own-client' | 'administrator' }>;

/** Whether a need is about an entity, and not about the caller alone. */
export const isOfEntity = (need: Need): need is EntityNeed =>
  need.of !== 'user' && need.of !== 'own-client' && need.of !== 'administrator';

/** Somebody who may, where the need is not about an entity of others. */
export const whoMay = (need: Need | undefined): string => (need?.of === 'administrator' ? 'root' : 'ann');

/** The kind of entity that a need is about; undefined for one about the caller alone. */
export function kindOf(need: Need | undefined): ThingKind | undefined {
  if (need?.of === 'organization') return 'organizations';
  if (need?.of.includes('app') === true) return 'apps';
  if (need?.of === 'component') return 'components';
  return need?.of.includes('gateway') === true ? 'gateways' : undefined;
}

const some: Readonly<Record<ThingKind, AnyRight>> = {
  apps: 'devices',
  components: 'component:delete',
  gateways: 'gateway:messages',
  organizations: 'messages:up:r',
};

/** The right in question; where any will do, one that says nothing else. */
export function rightOf(need: Need | undefined): AnyRight {
  const kind = kindOf(need) ?? 'apps';
  return need !== undefined && 'right' in need && need.right !== 'any' ? need.right : some[kind];
}

const takesAny = (need: Need): boolean => 'right' in need && need.right === 'any';
/** Whether a collaborator may with any right; of access keys that is another question. */
const anyDoes = (need: Need): boolean => need.of === 'app-member' || takesAny(need);
const isOfApp = (need: Need): boolean => need.of === 'app' || need.of === 'app-member';
/** Whether clients that act for themselves may have the right. */
const hasClients = (need: Need): boolean =>
  need.of === 'app' ||
  need.of === 'app-member' ||
  need.of.startsWith('gateway') ||
  need.of === 'open-gateway';
const others = (kind: ThingKind, right: AnyRight): readonly AnyRight[] =>
  allRights[kind].filter((other) => other !== right);

/** Credentials that are none: 401 wherever something is needed. */
export function unknown(stage: Stage, claims: object): readonly Caller[] {
  const expired = { ...claims, iat: 1_600_000_000, exp: 1_600_003_600 };
  return [
    ['what is no token', 'Bearer nonsense'],
    ['a token of nobody known', `${stage.token('ann', claims).slice(0, -4)}AAAA`],
    ['an expired token', stage.token('ann', expired)],
    [
      'a token for another API',
      stage.token('ann', { ...claims, aud: 'https://fieldpost.example/users/userinfo' }),
    ],
    ['a token of another issuer', stage.token('ann', { ...claims, iss: 'elsewhere' })],
    ['the token of somebody banned', stage.token('banned', claims)],
    ['an unknown key', 'Key fieldpost.nobody'],
    ['a name and a password', 'Basic YW5uOnRocmVl'],
  ];
}

/** Claims that would be enough for a need, if they were good. */
export function enough(need: Need | undefined, thing: Thing | undefined): object {
  if (thing?.kind === 'organizations') return { scope: [thing.kind] };
  if (thing)
    return { scope: [`${thing.kind}:${thing.id}`], [thing.kind]: { [thing.id]: allRights[thing.kind] } };
  if (need?.of === 'administrator') return { scope: ['profile'], client: 'console' };
  return { scope: [need?.of === 'user' ? need.scope : 'clients'] };
}

const outsidersOf = new WeakMap<Stage, Promise<readonly Caller[]>>();

/** Who has good credentials of another kind: none of them is a user, or has to do with the entity. Created once. */
function outsiders(stage: Stage): Promise<readonly Caller[]> {
  const created = outsidersOf.get(stage) ?? createOutsiders(stage);
  outsidersOf.set(stage, created);
  return created;
}

async function createOutsiders(stage: Stage): Promise<readonly Caller[]> {
  const [app, gateway] = [
    await stage.thing('apps', 'devices'),
    await stage.thing('gateways', 'gateway:owner'),
  ];
  return [
    ['the access key of another application', await stage.accessKey(app, allRights.apps)],
    ['a token for the key of another application', stage.tokenOfKey(app, allRights.apps)],
    ['the key of another gateway', `key ${gateway.key}`],
    ['a component', stage.account.sign({ sub: 'some-router', type: 'router' })],
  ];
}

/** Who is known, and may not use a route of administrators: 403. */
const deniedAsAdministrators = (stage: Stage): readonly Caller[] => [
  ['a user who is no administrator', stage.token('ann', { scope: ['profile'], client: 'console' })],
  ['an administrator without the scope', stage.token('root', { scope: ['apps'], client: 'console' })],
  [
    "a third party's client of an administrator",
    stage.token('root', { scope: ['profile'], client: 'other' }),
  ],
  ['a token of an administrator that names no client', stage.token('root', { scope: ['profile'] })],
];

/** Who is known, and may not use a route that asks for a general scope, the own client or an administrator: 403. */
export async function deniedUsers(stage: Stage, need: Need): Promise<readonly Caller[]> {
  if (need.of === 'administrator') return [...deniedAsAdministrators(stage), ...(await outsiders(stage))];
  const scope = need.of === 'user' ? need.scope : 'clients';
  const scopes = generalScopes.filter((other) => other !== scope);
  const key = { sub: 'app:some-app:0123456789abcdef', type: 'app', scope: [scope] };
  const callers: readonly Caller[] = [
    ['a user with every other scope', stage.token('ann', { scope: scopes })],
    ['a user with the scope of one entity', stage.token('ann', { scope: [`${scope}:mine`] })],
    ['the token of a key that says the scope', stage.account.sign(key)],
    ...(await outsiders(stage)),
  ];
  const rivals: readonly Caller[] = [
    ['another user with the scope', stage.token('stranger', { scope: [scope] })],
    ["a third party's client of an administrator", stage.token('root', { scope: [scope], client: 'other' })],
    ['a token of an administrator that names no client', stage.token('root', { scope: [scope] })],
  ];
  return need.of === 'own-client' ? [...callers, ...rivals] : callers;
}

/** Who is known, and may not use a route of this entity: 403. */
export async function rejected(stage: Stage, need: EntityNeed, thing: Thing): Promise<readonly Caller[]> {
  if (need.of === 'organization') return rejectedByOrganization(stage, need, thing);
  const [kind, right, every] = [thing.kind, rightOf(need), allRights[thing.kind]];
  const general = { scope: [kind, 'profile'], [kind]: { [thing.id]: every } };
  const elsewhere = { scope: [`${kind}:another`], [kind]: { [thing.id]: every, another: every } };
  const callers: readonly Caller[] = [
    ['a stranger whose token says every right', stage.tokenFor('stranger', thing, every)],
    ['the owner with the general scope', stage.token('ann', general)],
    ['the owner with the scope of another one', stage.token('ann', elsewhere)],
    ...(await outsiders(stage)),
  ];
  const own: Caller = ['the gateway itself', `key ${thing.key}`];
  return [
    ...callers,
    ...(await withoutRight(stage, need, thing, right)),
    ...(need.of === 'gateway' ? [own] : []),
  ];
}

/** Tokens do not name the rights of members, so that only the scope and the membership count. */
async function rejectedByOrganization(
  stage: Stage,
  need: EntityNeed,
  thing: Thing,
): Promise<readonly Caller[]> {
  const scope = generalScopes.filter((other) => other !== 'organizations');
  const otto: Caller = ['a member with every other right', stage.tokenFor('otto', thing, [])];
  return [
    ['a user who is no member', stage.tokenFor('stranger', thing, [])],
    ['the owner with every other scope', stage.token('ann', { scope })],
    ...(await outsiders(stage)),
    ...(takesAny(need) ? [] : [otto]),
  ];
}

async function withoutRight(
  stage: Stage,
  need: EntityNeed,
  thing: Thing,
  right: AnyRight,
): Promise<readonly Caller[]> {
  const rest = others(thing.kind, right);
  const said: Caller = [
    'the owner whose token leaves the right out',
    stage.tokenFor('ann', thing, anyDoes(need) ? [] : rest),
  ];
  const otto: Caller = [
    'a collaborator with every other right',
    stage.tokenFor('otto', thing, allRights[thing.kind]),
  ];
  const client: Caller = ['a client with every other right', stage.tokenOfClient('service-without', thing)];
  const people = anyDoes(need) ? [said] : [said, otto];
  if (hasClients(need) && !takesAny(need)) people.push(client);
  return [...people, ...(await keysWithout(stage, need, thing, rest))];
}

const keysWithout = async (
  stage: Stage,
  need: EntityNeed,
  thing: Thing,
  rest: readonly AnyRight[],
): Promise<readonly Caller[]> =>
  !isOfApp(need) || takesAny(need)
    ? []
    : [
        ['an access key with every other right', await stage.accessKey(thing, rest)],
        ['a token for such a key', stage.tokenOfKey(thing, rest)],
      ];

/** Somebody in words, and what they show of an entity that is made for them. */
type Visitor = readonly [who: string, as: (thing: Thing) => Promise<string | undefined>];

/** Who may: each is tried on an entity of its own. */
export function served(stage: Stage, need: EntityNeed): readonly Visitor[] {
  const right = rightOf(need);
  const rita: Visitor = [
    'a collaborator with the right',
    async (thing) => stage.tokenFor('rita', thing, [right]),
  ];
  const otto: Visitor = [
    'a collaborator with another right',
    async (thing) => stage.tokenFor('otto', thing, others(thing.kind, right).slice(0, 1)),
  ];
  const client: Visitor = [
    'a client with the right',
    async (thing) => stage.tokenOfClient('service-with', thing),
  ];
  if (isOfApp(need))
    return [
      rita,
      ...(need.of === 'app-member' ? [otto] : []),
      ['an access key with the right', (thing) => stage.accessKey(thing, [right])],
      ['a token for such a key', async (thing) => stage.tokenOfKey(thing, [right])],
      client,
    ];
  if (need.of === 'gateway') return [rita, client];
  if (need.of === 'gateway-itself')
    return [rita, client, ['the gateway itself', async ({ key }) => `key ${key}`]];
  if (need.of !== 'open-gateway') return [rita];
  return [
    rita,
    ['nobody in particular', async () => undefined],
    ['the gateway itself', async ({ key }) => `key ${key}`],
    ['a stranger', async () => stage.token('stranger', { scope: ['profile'] })],
  ];
}
