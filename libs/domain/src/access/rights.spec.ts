import { describe, expect, it } from '@jest/globals';
import { AppId } from '../identifiers/ids.js';
import {
  type Claims,
  hasAppRight,
  parseAppRights,
  parseGatewayRights,
  requireAppRights,
  unheldRights,
} from './rights.js';

const app = AppId('my-app');

const claimsWith = (changes: Partial<Claims>): Claims => ({
  issuer: 'fieldpost',
  subject: 'u1',
  type: 'user',
  client: 'ttnctl',
  username: undefined,
  scopes: ['apps:my-app'],
  apps: new Map([['my-app', ['settings', 'devices'] as const]]),
  gateways: new Map(),
  components: new Map(),
  interchangeable: false,
  expiresAt: undefined,
  issuedAt: undefined,
  ...changes,
});

describe('A right on an application', () => {
  it('needs the scope of that application and the right itself', () => {
    expect(hasAppRight(claimsWith({}), app, 'devices')).toBe(true);
    expect(hasAppRight(claimsWith({}), app, 'delete')).toBe(false);
    expect(hasAppRight(claimsWith({}), AppId('other'), 'devices')).toBe(false);
  });

  it('is not granted by the general scope alone', () =>
    expect(hasAppRight(claimsWith({ scopes: ['apps'] }), app, 'devices')).toBe(false));

  it('is not granted by the scope of the application alone', () =>
    expect(hasAppRight(claimsWith({ scopes: ['apps:other'] }), AppId('other'), 'devices')).toBe(false));

  it('cannot be granted by a user who lacks it', () => {
    expect(() => requireAppRights(claimsWith({}), app, ['settings', 'devices'])).not.toThrow();
    expect(() => requireAppRights(claimsWith({}), app, ['devices', 'delete'])).toThrow(
      'permission denied: No "delete" rights to Application "my-app"',
    );
  });
});

describe('A list of rights', () => {
  it('is kept in the order of the specification, each once', () =>
    expect(parseAppRights(['devices', 'settings', 'devices'])).toEqual(['settings', 'devices']));

  it('with an unknown right is rejected by name', () =>
    expect(() => parseAppRights(['fly'])).toThrow('Rights not valid: unknown right "fly"'));

  it('has those of one kind of entity only', () => {
    expect(parseGatewayRights(['gateway:status', 'gateway:settings'])).toEqual([
      'gateway:settings',
      'gateway:status',
    ]);
    expect(() => parseGatewayRights(['settings'])).toThrow('Rights not valid: unknown right "settings"');
  });
});

describe('The rights that a change gives or takes without the editor holding them', () => {
  it.each([
    [['a'], ['a', 'b'], ['b'], [undefined, undefined]],
    [['a'], ['a', 'b'], ['a'], ['b', undefined]],
    [['a', 'b'], ['b'], ['a'], [undefined, undefined]],
    [['a', 'b'], ['b'], ['b'], [undefined, 'a']],
    [['a'], ['b'], [], ['b', 'a']],
    [['a'], ['a'], [], [undefined, undefined]],
  ])('from %j to %j by an editor with %j: %j', (before, after, held, [given, taken]) =>
    expect(unheldRights<string>(before, after, held)).toEqual({ given, taken }),
  );
});
