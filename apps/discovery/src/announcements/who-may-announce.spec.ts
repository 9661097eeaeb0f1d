import { describe, expect, it } from '@jest/globals';
import type { Claims, ServiceName } from '@fieldpost/domain';
import type { ComponentName, MetadataKind } from '../register/announcement.js';
import { isOwnMetadata, requireMayAnnounce, requireMayChange } from './announcements.rules.js';
import { requireRightful } from './suite-components.js';

// The table "Who may announce what" of SECURITY.md: one test for each cell of discovery. Its row of strangers is in
// apps/discovery/test/discovery.e2e-spec.ts, its column of network calls in apps/handler/src/network/who-may-call.spec.ts.

const policy = { masters: ['fieldpost', 'elsewhere'], joinHandlers: ['join-handler'] };

const token = (changes: Partial<Claims>): Claims => ({
  ...{ issuer: 'fieldpost', subject: 'u1', type: 'user', client: undefined, username: undefined },
  ...{ scopes: [], apps: new Map(), gateways: new Map(), components: new Map() },
  ...{ interchangeable: false, expiresAt: undefined, issuedAt: undefined },
  ...changes,
});
const component = (type: ServiceName, id: string): Claims => token({ subject: id, type });

interface Row {
  readonly claims: Claims;
  /** The component that it would announce as itself. */
  readonly self: ComponentName;
  /** What account reports of the component's id. */
  readonly atAccount: 'approved' | 'pending' | 'withdrawn' | 'unknown';
}

const owned = {
  scopes: ['apps:my-app', 'gateways:my-gw', 'components:c1'],
  apps: new Map([['my-app', ['settings', 'delete']]]),
  gateways: new Map([['my-gw', ['gateway:delete']]]),
  components: new Map([['c1', ['component:settings']]]),
} as unknown as Partial<Claims>;
const keyClaims = { subject: 'app:my-app:0123', type: 'app', scopes: ['apps:my-app'] };
const keyWith = (...rights: string[]) =>
  token({ ...keyClaims, apps: new Map([['my-app', rights]]) } as unknown as Partial<Claims>);
const broker: ComponentName = { service_name: 'broker', id: 'c1' };
const joinHandler: ComponentName = { service_name: 'handler', id: 'join-handler' };
const elsewhere = { ...component('broker', 'c1'), issuer: 'elsewhere' };
const joinElsewhere = { ...component('handler', 'join-handler'), issuer: 'elsewhere' };

const rows: Readonly<Record<string, Row>> = {
  'a user without rights': { claims: token({}), self: broker, atAccount: 'approved' },
  'a user with all rights on application, gateway and component': {
    ...{ claims: token(owned), self: broker, atAccount: 'approved' },
  },
  'an administrator': { claims: token({ subject: 'root' }), self: broker, atAccount: 'approved' },
  'a pending broker with a token from before': {
    ...{ claims: component('broker', 'c1'), self: broker, atAccount: 'pending' },
  },
  'a withdrawn broker with a token from before': {
    ...{ claims: component('broker', 'c1'), self: broker, atAccount: 'withdrawn' },
  },
  'a pending handler that may announce AppEUIs, with a token from before': {
    ...{ claims: component('handler', 'join-handler'), self: joinHandler, atAccount: 'pending' },
  },
  'a withdrawn handler that may announce AppEUIs, with a token from before': {
    ...{ claims: component('handler', 'join-handler'), self: joinHandler, atAccount: 'withdrawn' },
  },
  'an approved router': {
    ...{
      claims: component('router', 'c1'),
      self: { service_name: 'router', id: 'c1' },
      atAccount: 'approved',
    },
  },
  'an approved broker': { claims: component('broker', 'c1'), self: broker, atAccount: 'approved' },
  'an approved handler': {
    ...{
      claims: component('handler', 'c1'),
      self: { service_name: 'handler', id: 'c1' },
      atAccount: 'approved',
    },
  },
  'a handler that may announce AppEUIs': {
    claims: component('handler', 'join-handler'),
    self: joinHandler,
    atAccount: 'approved',
  },
  'a broker of another issuer with an id of the suite': {
    ...{ claims: elsewhere, self: broker, atAccount: 'approved' },
  },
  'a broker of another issuer': { claims: elsewhere, self: broker, atAccount: 'unknown' },
  'a handler of another issuer that may announce AppEUIs': {
    ...{ claims: joinElsewhere, self: joinHandler, atAccount: 'unknown' },
  },
  'a gateway token': {
    claims: token({ subject: 'my-gw', type: 'gateway' }),
    self: broker,
    atAccount: 'approved',
  },
  'an access key with the right delete': { claims: keyWith('delete'), self: broker, atAccount: 'approved' },
  'an access key without the right delete': {
    claims: keyWith('settings'),
    self: broker,
    atAccount: 'approved',
  },
};

const requireAtAccount = ({ claims, self, atAccount }: Row, name: ComponentName): void => {
  const ofSuite = { id: self.id, type: self.service_name, approved: atAccount === 'approved', created: '' };
  const known = atAccount === 'unknown' ? undefined : ofSuite;
  requireRightful(claims, name, { known, suite: 'fieldpost' });
};
const announce = (row: Row, name: ComponentName): void => {
  requireMayAnnounce(row.claims, name, policy);
  requireAtAccount(row, name);
};
const values: Readonly<Record<MetadataKind, readonly [ServiceName, string]>> = {
  app_eui: ['handler', '70B3D57EF0000024'],
  app_id: ['handler', 'my-app'],
  dev_addr_prefix: ['broker', '26000000/20'],
  gateway_id: ['router', 'my-gw'],
};
const change = (row: Row, kind: MetadataKind): void => {
  const { claims, self } = row;
  const [service_name, value] = values[kind];
  const id = kind === 'app_eui' && self.service_name !== 'handler' ? 'join-handler' : self.id;
  requireMayChange(claims, { service_name, id }, { kind, value }, policy);
  if (isOwnMetadata(kind)) requireAtAccount(row, { service_name, id });
};

const columns: Readonly<Record<string, (row: Row) => void>> = {
  'announce itself': (row) => announce(row, row.self),
  'announce another id': (row) => announce(row, { ...row.self, id: 'another' }),
  'put an AppEUI on a handler': (row) => change(row, 'app_eui'),
  'put an AppID on a handler': (row) => change(row, 'app_id'),
  'put a DevAddr prefix on a broker': (row) => change(row, 'dev_addr_prefix'),
  'put a gateway id on a router': (row) => change(row, 'gateway_id'),
};

/** What each may; everything else is denied. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  'a user with all rights on application, gateway and component': [
    'put an AppID on a handler',
    'put a gateway id on a router',
  ],
  'an approved router': ['announce itself'],
  'an approved broker': ['announce itself', 'put a DevAddr prefix on a broker'],
  'an approved handler': ['announce itself'],
  'a handler that may announce AppEUIs': ['announce itself', 'put an AppEUI on a handler'],
  'a broker of another issuer': ['announce itself', 'put a DevAddr prefix on a broker'],
  'a handler of another issuer that may announce AppEUIs': ['announce itself', 'put an AppEUI on a handler'],
  'a gateway token': ['put a gateway id on a router'],
  'an access key with the right delete': ['put an AppID on a handler'],
};

const cells = Object.entries(rows).flatMap(([who, row]) =>
  Object.entries(columns).map(([what, ask]) => {
    const may = allowed[who]?.includes(what) ?? false;
    return { may: may ? 'may' : 'may not', who, what, row, ask };
  }),
);

describe('Who may announce what', () => {
  it.each(cells)('$who $may $what', ({ may, row, ask }) => {
    if (may === 'may') ask(row);
    else expect(() => ask(row)).toThrow(/^permission denied: /);
  });
});
