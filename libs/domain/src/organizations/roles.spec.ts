import { describe, expect, it } from '@jest/globals';
import { appRights, componentRights, gatewayRights } from '../access/rights.js';
import {
  memberRights,
  organizationRights,
  organizationRoles,
  parseMemberRights,
  rightsOfRole,
} from './roles.js';

const kinds = { organization: organizationRights, apps: appRights, gateways: gatewayRights };
const every = 'all';

describe('The role of a member', () => {
  it.each([
    ['owner', { organization: every, apps: every, gateways: every, components: every }],
    [
      'manager',
      {
        organization: ['organization:settings', 'organization:members', 'organization:entities'],
        apps: appRights.filter((right) => right !== 'delete'),
        gateways: gatewayRights.filter((right) => right !== 'gateway:delete'),
        components: ['component:settings', 'component:collaborators'],
      },
    ],
    [
      'developer',
      {
        organization: [],
        apps: ['settings', 'messages:up:r', 'messages:up:w', 'messages:down:w', 'devices'],
        gateways: [
          'gateway:settings',
          'gateway:status',
          'gateway:location',
          'gateway:owner',
          'gateway:messages',
        ],
        components: [],
      },
    ],
    [
      'viewer',
      {
        organization: [],
        apps: ['messages:up:r'],
        gateways: ['gateway:status', 'gateway:location', 'gateway:owner'],
        components: [],
      },
    ],
  ] as const)('%s gives exactly these rights', (role, expected) => {
    const given = rightsOfRole(role);
    for (const [kind, rights] of Object.entries({ ...kinds, components: componentRights })) {
      const wanted = expected[kind as keyof typeof expected];
      const found = rights.filter((right) => given.includes(right));
      expect([kind, found]).toEqual([kind, wanted === every ? [...rights] : wanted]);
    }
  });

  it.each(organizationRoles.slice(1))('%s gives no more than the one above it', (role) => {
    const above = organizationRoles[organizationRoles.indexOf(role) - 1] ?? 'owner';
    expect(rightsOfRole(role).filter((right) => !rightsOfRole(above).includes(right))).toEqual([]);
  });
});

describe('A set of rights of a member', () => {
  it('has known rights, each once and in order', () => {
    expect(parseMemberRights(['devices', 'organization:members', 'devices'])).toEqual([
      'organization:members',
      'devices',
    ]);
    expect(parseMemberRights(memberRights)).toEqual(memberRights);
  });

  it('has no unknown right', () =>
    expect(() => parseMemberRights(['devices', 'everything'])).toThrow('unknown right "everything"'));
});
