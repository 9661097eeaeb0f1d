import { describe, expect, it } from '@jest/globals';
import type { Claims, ServiceName } from '@fieldpost/domain';
import type { ComponentName, MetadataKind } from '../register/announcement.js';
import { requireMayAnnounce, requireMayChange } from './announcements.rules.js';
import { requireRightful } from './suite-components.js';

// The table "Who may announce what" of SECURITY.md: one test for each cell.

const policy = { masters: ['fieldpost'], joinHandlers: ['join-handler'] };

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
  /** Whether account calls that component approved. */
  readonly isApproved: boolean;
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
const broker: ComponentName = { serviceName: 'broker', id: 'c1' };

const rows: Readonly<Record<string, Row>> = {
  'a user without rights': { claims: token({}), self: broker, isApproved: true },
  'a user with all rights on application, gateway and component': {
    ...{ claims: token(owned), self: broker, isApproved: true },
  },
  'an administrator': { claims: token({ subject: 'root' }), self: broker, isApproved: true },
  'a pending broker with a token of before': {
    ...{ claims: component('broker', 'c1'), self: broker, isApproved: false },
  },
  'an approved router': {
    ...{ claims: component('router', 'c1'), self: { serviceName: 'router', id: 'c1' }, isApproved: true },
  },
  'an approved broker': { claims: component('broker', 'c1'), self: broker, isApproved: true },
  'an approved handler': {
    ...{ claims: component('handler', 'c1'), self: { serviceName: 'handler', id: 'c1' }, isApproved: true },
  },
  'a handler that may announce AppEUIs': {
    claims: component('handler', 'join-handler'),
    self: { serviceName: 'handler', id: 'join-handler' },
    isApproved: true,
  },
  'a gateway token': { claims: token({ subject: 'my-gw', type: 'gateway' }), self: broker, isApproved: true },
  'an access key with the right delete': { claims: keyWith('delete'), self: broker, isApproved: true },
  'an access key without the right delete': { claims: keyWith('settings'), self: broker, isApproved: true },
};

const announce = ({ claims, self, isApproved }: Row, name: ComponentName): void => {
  requireMayAnnounce(claims, name, policy);
  const known = { id: self.id, type: self.serviceName, approved: isApproved };
  requireRightful(claims, name, { known, suite: 'fieldpost' });
};
const values: Readonly<Record<MetadataKind, readonly [ServiceName, string]>> = {
  app_eui: ['handler', '70B3D57EF0000024'],
  app_id: ['handler', 'my-app'],
  dev_addr_prefix: ['broker', '26000000/20'],
  gateway_id: ['router', 'my-gw'],
};
const change = ({ claims, self }: Row, kind: MetadataKind): void => {
  const [serviceName, value] = values[kind];
  const id = kind === 'app_eui' && self.serviceName !== 'handler' ? 'join-handler' : self.id;
  requireMayChange(claims, { serviceName, id }, { kind, value }, policy);
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
  // Its tokens end with the approval, so that discovery denies them before it comes to this rule.
  'a pending broker with a token of before': ['put a DevAddr prefix on a broker'],
  'an approved router': ['announce itself'],
  'an approved broker': ['announce itself', 'put a DevAddr prefix on a broker'],
  'an approved handler': ['announce itself'],
  'a handler that may announce AppEUIs': ['announce itself', 'put an AppEUI on a handler'],
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
