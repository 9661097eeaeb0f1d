import { describe, expect, it } from '@jest/globals';
import type { Claims } from '@fieldpost/domain';
import type { ComponentName, Metadata } from '../register/announcement.js';
import { parseServiceName, requireMayAnnounce, requireMayChange } from './announcements.rules.js';

const policy = { masters: ['fieldpost'], joinHandlers: ['join-1'] };

const claims = (changes: Partial<Claims>): Claims => ({
  issuer: 'fieldpost',
  subject: 'h1',
  type: 'handler',
  client: undefined,
  username: undefined,
  scopes: [],
  apps: new Map(),
  gateways: new Map(),
  components: new Map(),
  interchangeable: false,
  expiresAt: undefined,
  issuedAt: undefined,
  ...changes,
});

const h1: ComponentName = { service_name: 'handler', id: 'h1' };
const b1: ComponentName = { service_name: 'broker', id: 'b1' };
const r1: ComponentName = { service_name: 'router', id: 'r1' };

describe('A component', () => {
  it('announces itself with its own token', () =>
    expect(() => requireMayAnnounce(claims({}), h1, policy)).not.toThrow());

  it.each([
    ['the token of another component', claims({ subject: 'h2' })],
    ['a token of another type', claims({ type: 'broker' })],
    ['the token of a user', claims({ type: 'user' })],
    ['a token without type', claims({ type: undefined })],
    ['a token of an issuer that does not speak for the network', claims({ issuer: 'elsewhere' })],
  ])('does not announce itself with %s', (_, token) =>
    expect(() => requireMayAnnounce(token, h1, policy)).toThrow(/^permission denied: Discovery: /),
  );

  it('is never called dev', () =>
    expect(() => requireMayAnnounce(claims({ subject: 'dev' }), { ...h1, id: 'dev' }, policy)).toThrow(
      'dev',
    ));

  it.each(['networkserver', '', 'Handler'])('is no %j', (name) =>
    expect(() => parseServiceName(name)).toThrow('ServiceName not valid'),
  );
});

const app: Metadata = { kind: 'app_id', value: 'my-app' };
const gateway: Metadata = { kind: 'gateway_id', value: 'my-gw' };
const prefix: Metadata = { kind: 'dev_addr_prefix', value: '26000000/20' };
const eui: Metadata = { kind: 'app_eui', value: '70B3D57EF0000024' };

const owner = claims({
  subject: 'u1',
  type: 'user',
  scopes: ['apps:my-app', 'gateways:my-gw'],
  apps: new Map([['my-app', ['delete']]]),
  gateways: new Map([['my-gw', ['gateway:delete']]]),
});
const b1Token = claims({ subject: 'b1', type: 'broker' });

describe('Metadata', () => {
  it.each([
    ['an application, by who may delete it', owner, h1, app],
    ['a gateway, by who may delete it', owner, r1, gateway],
    ['a gateway, by the gateway itself', claims({ subject: 'my-gw', type: 'gateway' }), r1, gateway],
    ['a prefix, by the broker itself', b1Token, b1, prefix],
    ['an AppEUI, by a join handler itself', claims({ subject: 'join-1' }), { ...h1, id: 'join-1' }, eui],
  ])('can be changed: %s', (_, token, component, metadata) =>
    expect(() => requireMayChange(token, component, metadata, policy)).not.toThrow(),
  );

  it.each([
    ['an application on a broker', owner, b1, app, 'can not have AppID'],
    ['a gateway on a handler', owner, h1, gateway, 'can not have GatewayID'],
    ['a prefix on a handler', claims({}), h1, prefix, 'can not have DevAddr prefix'],
    [
      'an application with the general scope only',
      { ...owner, scopes: ['apps'] },
      h1,
      app,
      'No "delete" rights',
    ],
    [
      'an application by who may only see it',
      { ...owner, apps: new Map([['my-app', ['settings' as const]]]) },
      h1,
      app,
      'No "delete" rights to Application "my-app"',
    ],
    ['an application by the handler itself', claims({}), h1, app, 'No "delete" rights'],
    [
      'a gateway by another gateway',
      claims({ subject: 'other', type: 'gateway' }),
      r1,
      gateway,
      'gateway:delete',
    ],
    [
      'a prefix by another broker',
      claims({ subject: 'b2', type: 'broker' }),
      b1,
      prefix,
      'not to "broker/b1"',
    ],
    [
      'a prefix by an issuer that does not speak for the network',
      { ...b1Token, issuer: 'x' },
      b1,
      prefix,
      'issuer',
    ],
    ['an AppEUI by any other handler', claims({}), h1, eui, 'Can not announce AppEUIs at this time'],
  ])('can not be changed: %s', (_, token, component, ...[metadata, reason]) =>
    expect(() => requireMayChange(token, component, metadata, policy)).toThrow(reason),
  );
});
