import { beforeEach, describe, expect, it } from '@jest/globals';
import type { AppRight, Claims, ComponentRight, GatewayRight } from '@fieldpost/domain';
import { type KeySource, TokenVerifier } from '@fieldpost/auth';
import { Callers } from './callers.js';
import { Gate } from './gate.js';
import type { Need } from './needs.js';
import { claims, FixedAccessRecords } from '../../test/support/fixed-access-records.js';

let accessRecords: FixedAccessRecords;
beforeEach(() => {
  accessRecords = new FixedAccessRecords();
});
const admit = (need: Need, changes: Partial<Claims> = {}, path: Record<string, string> = {}) =>
  new Gate(accessRecords).admit({ claims: claims(changes) }, need, {
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

  it('is that of the token alone when the token has no user', async () => {
    const admitted = await admit(app('delete'), { subject: 'app:my-app:x' });
    expect(admitted.apps.get('my-app')).toEqual(['settings', 'delete']);
  });

  it('is that of the access key, whatever the id of the application looks like', async () => {
    const appId = `u_${'1'.repeat(32)}`;
    accessRecords.key = { appId, rights: ['devices'], isExpired: false, expires: null, addresses: [] };
    const verifier = new TokenVerifier({} as KeySource);
    const caller = await new Callers(verifier, accessRecords, 'fieldpost').identify('key x', { appId });
    const admitted = await new Gate(accessRecords).admit(caller, app('devices'), { appId });
    expect(admitted.apps.get(appId)).toEqual(['devices']);
  });

  it('needs the scope of the application', () =>
    expect(admit(app('any'), { scopes: ['apps'] })).rejects.toThrow('No scope "apps:my-app"'));

  it('is checked after the application was found', async () => {
    await expect(admit(app('any'), { scopes: [] }, { appId: 'other' })).rejects.toThrow(
      'Application other not found',
    );
    accessRecords.isDeleted = true;
    await expect(admit(app('any'))).rejects.toThrow('Application my-app not found');
  });

  it('needs no further query when the caller was read with the application', async () => {
    const known = { isDeleted: false, rights: ['delete' as const] };
    const caller = { claims: claims(), app: known };
    accessRecords.ofApp = () => Promise.reject(new Error('asked twice'));
    const admitted = await new Gate(accessRecords).admit(caller, app('delete'), { appId: 'my-app' });
    expect(admitted.apps.get('my-app')).toEqual(['delete']);
  });

  it('on a deleted application is read from the database when the token names none, for users only', async () => {
    accessRecords.isDeleted = true;
    accessRecords.rights = ['delete'];
    const need: Need = { of: 'deleted-app', right: 'delete' };
    await expect(admit(need, { apps: new Map() })).resolves.toBeDefined();
    await expect(admit(need)).resolves.toBeDefined();
    const less = { apps: new Map([['my-app', ['settings' as const]]]) };
    await expect(admit(need, less)).rejects.toMatchObject({ kind: 'permission_denied' });
    await expect(admit(need, { subject: 'app:my-app:x' })).rejects.toMatchObject({
      kind: 'permission_denied',
    });
    accessRecords.rights = ['settings'];
    await expect(admit(need)).rejects.toMatchObject({ kind: 'permission_denied' });
    accessRecords.isDeleted = false;
    await expect(admit({ of: 'deleted-app', right: 'settings' })).resolves.toBeDefined();
  });
});

describe('A right on a component', () => {
  it('counts when both the token and the database have it', async () => {
    await expect(admit(component('component:settings'))).resolves.toBeDefined();
    await expect(admit(component('component:delete'))).rejects.toThrow('No "component:delete" rights');
    accessRecords.componentRights = [];
    await expect(admit(component('any'))).rejects.toThrow('No rights to Component "my-handler"');
  });

  it('requires the type in the path', async () => {
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
    accessRecords.gatewayRights = [];
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

  it('is never that of a caller without a user', () =>
    expect(admit(gateway('any'), { subject: 'app:my-app:x' })).rejects.toThrow('No rights to Gateway'));

  it('is not needed to read public data, and is kept in the claims where it is held', async () => {
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
  const byKey = (key: string) => new Callers(verifier, accessRecords, 'fieldpost').identify(`key ${key}`);
  const gate = (need: Need, key = 'fieldpost.its-key') =>
    byKey(key).then((caller) =>
      new Gate(accessRecords).admit(caller, need, { gatewayId: 'my-gateway', appId: 'my-app' }),
    );

  it('identifies its bearer as the gateway, with or without the issuer in front', async () => {
    await expect(gate(itself)).resolves.toMatchObject({ subject: 'my-gateway' });
    await expect(gate(itself, 'its-key')).resolves.toMatchObject({ subject: 'my-gateway' });
    await expect(byKey('fieldpost.other')).rejects.toMatchObject({ kind: 'unauthenticated' });
    await expect(byKey('elsewhere.its-key')).rejects.toMatchObject({ kind: 'unauthenticated' });
  });

  it('has no rights of a collaborator', async () => {
    const rejected = { kind: 'permission_denied' };
    await expect(gate({ of: 'gateway', right: 'any' })).rejects.toMatchObject(rejected);
    await expect(gate({ of: 'gateway', right: 'gateway:settings' })).rejects.toMatchObject(rejected);
    await expect(gate({ of: 'user', scope: 'gateways' })).rejects.toMatchObject(rejected);
    await expect(gate({ of: 'app', right: 'any' })).rejects.toMatchObject(rejected);
  });

  it('or the right is required on routes for the gateway itself', async () => {
    await expect(admit(itself)).resolves.toBeDefined();
    await expect(admit(itself, { gateways: new Map() })).rejects.toMatchObject({ kind: 'permission_denied' });
    await expect(admit(itself, { type: 'gateway', subject: 'my-gateway' })).rejects.toMatchObject({
      kind: 'permission_denied',
    });
  });
});

describe('A general scope', () => {
  it('is for users only', async () => {
    const need: Need = { of: 'user', scope: 'apps' };
    await expect(admit(need, { scopes: ['apps'] })).resolves.toBeDefined();
    await expect(admit(need)).rejects.toThrow('No scope');
    await expect(admit(need, { scopes: ['apps'], subject: 'app:my-app:x' })).rejects.toThrow('No scope');
  });
});

describe('A route for administrators', () => {
  const admitted = (changes: Partial<Claims>) =>
    admit({ of: 'administrator' }, { scopes: ['profile'], client: 'console', ...changes });

  it('is for administrators only, through official clients', async () => {
    await expect(admitted({})).resolves.toBeDefined();
    await expect(admitted({ client: 'a-tool' })).rejects.toThrow('only official clients');
    accessRecords.isAdmin = false;
    await expect(admitted({})).rejects.toThrow('only administrators may do this');
  });
});
