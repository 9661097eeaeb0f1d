import { beforeEach, describe, expect, it } from '@jest/globals';
import type { AppRight, Claims, ComponentRight, GatewayRight } from '@fieldpost/domain';
import { type KeySource, TokenVerifier } from '@fieldpost/auth';
import { digestOf } from '@fieldpost/persistence';
import { Callers } from './callers.js';
import { Gate } from './gate.js';
import type { Need } from './needs.js';
import { Standings, type UserStanding } from './standings.repository.js';

const ann = `u_${'A'.repeat(32)}`;

class FixedStandings extends Standings {
  user: UserStanding | undefined = { isBanned: false, validAfter: 0 };
  rights: readonly AppRight[] = ['settings', 'devices'];
  componentRights: readonly ComponentRight[] = ['component:settings'];
  isDeleted = false;
  isAdmin = true;

  override ofUser = async () => this.user;
  override ofAdministrator = async (id: string, client: string) =>
    id === ann ? { isAdmin: this.isAdmin, isOfficial: client === 'console' } : undefined;
  override ofApp = async (id: string, user: string | undefined) =>
    id === 'my-app' ? { isDeleted: this.isDeleted, rights: user === ann ? this.rights : [] } : undefined;
  override ofComponent = async (id: string) =>
    id === 'my-handler' ? { type: 'handler' as const, rights: this.componentRights } : undefined;
  override ofKey = async () => undefined;
  gatewayRights: readonly GatewayRight[] = ['gateway:settings', 'gateway:status'];
  override ofGateway = async (id: string, user: string | undefined) =>
    id === 'my-gateway' ? { rights: user === ann ? this.gatewayRights : [] } : undefined;
  override gatewayOfKey = async (digest: string) =>
    digest === digestOf('its-key') ? 'my-gateway' : undefined;
}

const claims = (changes: Partial<Claims> = {}): Claims => ({
  issuer: 'fieldpost',
  subject: ann,
  type: 'user',
  client: 'x',
  username: 'ann',
  scopes: ['apps:my-app', 'components:my-handler', 'gateways:my-gateway'],
  apps: new Map([['my-app', ['settings', 'delete']]]),
  gateways: new Map([['my-gateway', ['gateway:settings', 'gateway:delete']]]),
  components: new Map([['my-handler', ['component:settings', 'component:delete']]]),
  interchangeable: false,
  expiresAt: undefined,
  issuedAt: 1_000,
  ...changes,
});

let standings: FixedStandings;
beforeEach(() => {
  standings = new FixedStandings();
});
const admit = (need: Need, changes: Partial<Claims> = {}, path: Record<string, string> = {}) =>
  new Gate(standings).admit(claims(changes), need, {
    appId: 'my-app',
    plural: 'handlers',
    componentId: 'my-handler',
    gatewayId: 'my-gateway',
    ...path,
  });
const app = (right: AppRight | 'any'): Need => ({ of: 'app', right });
const component = (right: ComponentRight | 'any'): Need => ({ of: 'component', right });

describe('A right on an application', () => {
  it('counts when both the token and the database have it', async () => {
    expect((await admit(app('any'))).apps.get('my-app')).toEqual(['settings']);
    await expect(admit(app('settings'))).resolves.toBeDefined();
    await expect(admit(app('delete'))).rejects.toMatchObject({ kind: 'permission_denied' });
    await expect(admit(app('devices'))).rejects.toMatchObject({ kind: 'permission_denied' });
  });

  it('is the token’s alone where no user stands behind it', async () => {
    const admitted = await admit(app('delete'), { subject: 'app:my-app:x' });
    expect(admitted.apps.get('my-app')).toEqual(['settings', 'delete']);
  });

  it('needs the scope of the application', () =>
    expect(admit(app('any'), { scopes: ['apps'] })).rejects.toThrow('No scope "apps:my-app"'));

  it('is looked at after the application was found', async () => {
    await expect(admit(app('any'), { scopes: [] }, { appId: 'other' })).rejects.toThrow(
      'Application other not found',
    );
    standings.isDeleted = true;
    await expect(admit(app('any'))).rejects.toThrow('Application my-app not found');
  });

  it('on a deleted application is the database’s alone, for users alone', async () => {
    standings.isDeleted = true;
    standings.rights = ['delete'];
    const need: Need = { of: 'deleted-app', right: 'delete' };
    await expect(admit(need, { apps: new Map() })).resolves.toBeDefined();
    await expect(admit(need, { subject: 'app:my-app:x' })).rejects.toMatchObject({
      kind: 'permission_denied',
    });
    standings.rights = ['settings'];
    await expect(admit(need)).rejects.toMatchObject({ kind: 'permission_denied' });
    standings.isDeleted = false;
    await expect(admit({ of: 'deleted-app', right: 'settings' })).resolves.toBeDefined();
  });
});

describe('A right on a component', () => {
  it('counts when both the token and the database have it', async () => {
    await expect(admit(component('component:settings'))).resolves.toBeDefined();
    await expect(admit(component('component:delete'))).rejects.toThrow('No "component:delete" rights');
    standings.componentRights = [];
    await expect(admit(component('any'))).rejects.toThrow('No rights to Component "my-handler"');
  });

  it('is on the type that the path names', async () => {
    await expect(admit(component('any'), {}, { plural: 'routers' })).rejects.toMatchObject({
      kind: 'not_found',
    });
    await expect(admit(component('any'), {}, { plural: 'gadgets' })).rejects.toMatchObject({
      kind: 'not_found',
    });
    await expect(admit(component('any'), { scopes: [] })).rejects.toThrow('No scope "components:my-handler"');
  });
});

describe('A right on a gateway', () => {
  const gateway = (right: GatewayRight | 'any'): Need => ({ of: 'gateway', right });

  it('counts when both the token and the database have it', async () => {
    expect((await admit(gateway('any'))).gateways.get('my-gateway')).toEqual(['gateway:settings']);
    await expect(admit(gateway('gateway:settings'))).resolves.toBeDefined();
    await expect(admit(gateway('gateway:delete'))).rejects.toThrow('No "gateway:delete" rights to Gateway');
    await expect(admit(gateway('gateway:status'))).rejects.toThrow('No "gateway:status" rights to Gateway');
    standings.gatewayRights = [];
    await expect(admit(gateway('any'))).rejects.toThrow('No rights to Gateway "my-gateway"');
  });

  it('needs the scope of the gateway, which must exist', async () => {
    await expect(admit(gateway('any'), { scopes: ['gateways'] })).rejects.toThrow(
      'No scope "gateways:my-gateway"',
    );
    await expect(admit(gateway('any'), {}, { gatewayId: 'other' })).rejects.toThrow(
      'Gateway other not found',
    );
  });

  it('is nobody’s behind whom no user stands', () =>
    expect(admit(gateway('any'), { subject: 'app:my-app:x' })).rejects.toThrow('No rights to Gateway'));

  it('is not needed to read what is public, and is told to the answer where it is held', async () => {
    const need: Need = { of: 'open-gateway' };
    const rightsOf = async (changes: Partial<Claims>) =>
      (await admit(need, changes)).gateways.get('my-gateway');
    expect(await rightsOf({})).toEqual(['gateway:settings']);
    expect(await rightsOf({ scopes: ['gateways'] })).toEqual([]);
    await expect(admit(need, {}, { gatewayId: 'other' })).rejects.toMatchObject({ kind: 'not_found' });
  });
});

describe('The key of a gateway', () => {
  const itself: Need = { of: 'gateway-itself', right: 'gateway:settings' };
  const verifier = new TokenVerifier({} as KeySource);
  const byKey = (key: string) => new Callers(verifier, standings, 'fieldpost').identify(`key ${key}`);
  const gate = (need: Need, key = 'fieldpost.its-key') =>
    byKey(key).then((caller) =>
      new Gate(standings).admit(caller, need, { gatewayId: 'my-gateway', appId: 'my-app' }),
    );

  it('makes its bearer the gateway, with or without the issuer before it', async () => {
    await expect(gate(itself)).resolves.toMatchObject({ subject: 'my-gateway' });
    await expect(gate(itself, 'its-key')).resolves.toMatchObject({ subject: 'my-gateway' });
    await expect(byKey('fieldpost.other')).rejects.toMatchObject({ kind: 'unauthenticated' });
    await expect(byKey('elsewhere.its-key')).rejects.toMatchObject({ kind: 'unauthenticated' });
  });

  it('is good for nothing that a collaborator does', async () => {
    const refused = { kind: 'permission_denied' };
    await expect(gate({ of: 'gateway', right: 'any' })).rejects.toMatchObject(refused);
    await expect(gate({ of: 'gateway', right: 'gateway:settings' })).rejects.toMatchObject(refused);
    await expect(gate({ of: 'user', scope: 'gateways' })).rejects.toMatchObject(refused);
    await expect(gate({ of: 'app', right: 'any' })).rejects.toMatchObject(refused);
  });

  it('is needed, or the right, where a gateway asks for itself', async () => {
    await expect(admit(itself)).resolves.toBeDefined();
    await expect(admit(itself, { gateways: new Map() })).rejects.toMatchObject({ kind: 'permission_denied' });
    await expect(admit(itself, { type: 'gateway', subject: 'my-gateway' })).rejects.toMatchObject({
      kind: 'permission_denied',
    });
  });
});

describe('Somebody without credentials', () => {
  const callers = () => new Callers(new TokenVerifier({} as KeySource), standings, 'fieldpost');

  it('is let in where nobody has to say who they are, and only there', async () => {
    await expect(callers().identify(undefined)).rejects.toMatchObject({ kind: 'unauthenticated' });
    await expect(callers().identifyIfSaid(undefined)).resolves.toMatchObject({ scopes: [], subject: '' });
    await expect(callers().identifyIfSaid('Basic eDp5')).rejects.toMatchObject({ kind: 'unauthenticated' });
  });
});

describe('A general scope', () => {
  it('is good for users alone', async () => {
    const need: Need = { of: 'user', scope: 'apps' };
    await expect(admit(need, { scopes: ['apps'] })).resolves.toBeDefined();
    await expect(admit(need)).rejects.toThrow('No scope');
    await expect(admit(need, { scopes: ['apps'], subject: 'app:my-app:x' })).rejects.toThrow('No scope');
  });
});

describe('What administrators do', () => {
  const admitted = (changes: Partial<Claims>) =>
    admit({ of: 'administrator' }, { scopes: ['profile'], client: 'console', ...changes });

  it('is done by them alone, through official clients', async () => {
    await expect(admitted({})).resolves.toBeDefined();
    await expect(admitted({ client: 'a-tool' })).rejects.toThrow('only official clients');
    standings.isAdmin = false;
    await expect(admitted({})).rejects.toThrow('only administrators may do this');
  });
});

describe('A token', () => {
  class Verified extends TokenVerifier {
    constructor(private readonly known: Claims) {
      super({} as KeySource);
    }
    override verify = async () => this.known;
  }
  const identify = (changes: Partial<Claims>) =>
    new Callers(new Verified(claims(changes)), standings, 'fieldpost').identify('bearer x');
  const refused = { kind: 'unauthenticated' };

  it('of another issuer speaks of somebody else', () =>
    expect(identify({ issuer: 'elsewhere' })).rejects.toMatchObject(refused));

  it('is dead when its user is gone or banned', async () => {
    await expect(identify({})).resolves.toMatchObject({ subject: ann });
    standings.user = { isBanned: true, validAfter: 0 };
    await expect(identify({})).rejects.toMatchObject(refused);
    standings.user = undefined;
    await expect(identify({})).rejects.toMatchObject(refused);
  });

  it('is dead when it is older than the last password, but for the seconds that tokens are dated back', async () => {
    standings.user = { isBanned: false, validAfter: 1_005 };
    await expect(identify({})).resolves.toBeDefined();
    standings.user = { isBanned: false, validAfter: 1_006 };
    await expect(identify({})).rejects.toMatchObject(refused);
    await expect(identify({ issuedAt: undefined })).rejects.toMatchObject(refused);
  });
});
