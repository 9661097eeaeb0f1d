import { beforeEach, describe, expect, it } from '@jest/globals';
import type { AppRight, Claims, ComponentRight } from '@fieldpost/domain';
import { type KeySource, TokenVerifier } from '@fieldpost/auth';
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

  override ofUser = async () => this.user;
  override ofApp = async (id: string, user: string | undefined) =>
    id === 'my-app' ? { isDeleted: this.isDeleted, rights: user === ann ? this.rights : [] } : undefined;
  override ofComponent = async (id: string) =>
    id === 'my-handler' ? { type: 'handler' as const, rights: this.componentRights } : undefined;
  override ofKey = async () => undefined;
}

const claims = (changes: Partial<Claims> = {}): Claims => ({
  issuer: 'fieldpost',
  subject: ann,
  type: 'user',
  client: 'x',
  username: 'ann',
  scopes: ['apps:my-app', 'components:my-handler'],
  apps: new Map([['my-app', ['settings', 'delete']]]),
  gateways: new Map(),
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

describe('A general scope', () => {
  it('is good for users alone', async () => {
    const need: Need = { of: 'user', scope: 'apps' };
    await expect(admit(need, { scopes: ['apps'] })).resolves.toBeDefined();
    await expect(admit(need)).rejects.toThrow('No scope "apps"');
    await expect(admit(need, { scopes: ['apps'], subject: 'app:my-app:x' })).rejects.toThrow(
      'No scope "apps"',
    );
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
