import { describe, expect, it } from '@jest/globals';
import { groupsOf } from './groups.js';
import {
  type Member,
  type Membership,
  mostMembers,
  requireMembershipChange,
  requireOrganizationRight,
} from './memberships.js';
import {
  type MemberRight,
  type OrganizationRight,
  type OrganizationRole,
  organizationRoles,
  rightsOfRole,
} from './roles.js';

const as = (role: OrganizationRole): Membership => ({ role, rights: rightsOfRole(role) });
const own = (...rights: MemberRight[]): Membership => ({ role: null, rights });
const member = (username: string, membership: Membership): Member => ({
  ...membership,
  userId: `u_${username}`,
  username,
});

const outcome = (attempt: () => void): string => {
  try {
    attempt();
    return 'yes';
  } catch (error) {
    return (error as Error).message;
  }
};

const change = (members: readonly Member[], by: string, username: string, membership?: Membership): string =>
  outcome(() =>
    requireMembershipChange(
      members,
      { userId: `u_${username}`, username, membership },
      { userId: `u_${by}`, organizationId: 'acme' },
    ),
  );

/** One member of each role, and a second owner. */
const all = [member('other', as('owner')), ...organizationRoles.map((role) => member(role, as(role)))];

describe('What a role may do on the organization', () => {
  const actions = {
    edit: 'organization:settings',
    'manage members': 'organization:members',
    'manage entities': 'organization:entities',
    delete: 'organization:delete',
  } as const satisfies Record<string, OrganizationRight>;

  it.each([
    ['owner', ['edit', 'manage members', 'manage entities', 'delete']],
    ['manager', ['edit', 'manage members', 'manage entities']],
    ['developer', []],
    ['viewer', []],
  ] as const)('%s: %j', (role, allowed) => {
    const may = Object.entries(actions).filter(
      ([, right]) => outcome(() => requireOrganizationRight(rightsOfRole(role), right, 'acme')) === 'yes',
    );
    expect(may.map(([action]) => action)).toEqual(allowed);
  });
});

describe('What a role may do with members', () => {
  const none: readonly OrganizationRole[] = [];
  const below: readonly OrganizationRole[] = ['manager', 'developer', 'viewer'];
  const cells = [
    ['owner', organizationRoles],
    ['manager', below],
    ['developer', none],
    ['viewer', none],
  ] as const;

  it.each(cells)('%s adds members as %j', (by, roles) => {
    const added = organizationRoles.filter((role) => change(all, by, 'newcomer', as(role)) === 'yes');
    expect(added).toEqual(roles);
  });

  it.each(cells)('%s removes members who are %j', (by, roles) => {
    const removed = organizationRoles.filter(
      (role) => change([...all, member('x', as(role))], by, 'x') === 'yes',
    );
    expect(removed).toEqual(roles);
  });

  it.each(organizationRoles)('%s may leave, and may take a lower role', (by) => {
    expect(change(all, by, by)).toBe('yes');
    expect(change(all, by, by, as('viewer'))).toBe('yes');
  });

  it.each(['manager', 'developer', 'viewer'] as const)('%s may not take a higher role', (by) =>
    expect(change(all, by, by, as('owner'))).toMatch(/^permission denied/),
  );

  it('who is no member may do nothing', () => {
    expect(change(all, 'stranger', 'stranger', as('viewer'))).toBe(
      'permission denied: No "organization:members" rights to Organization "acme"',
    );
    expect(change(all, 'stranger', 'viewer')).toMatch(/^permission denied/);
  });
});

describe('A change of members', () => {
  const keeper = member('keeper', own('organization:members', 'devices'));
  const some = [member('ann', as('owner')), keeper, member('dev', own('devices', 'settings'))];

  it('gives only rights that the caller holds', () => {
    expect(change(some, 'keeper', 'new', own('devices'))).toBe('yes');
    expect(change(some, 'keeper', 'new', own('settings'))).toMatch(
      /No right "settings" in Organization "acme"/,
    );
  });

  it('takes only rights that the caller holds', () => {
    expect(change(some, 'keeper', 'dev', own('settings'))).toBe('yes');
    expect(change(some, 'keeper', 'dev')).toMatch(/No right "settings"/);
    expect(change(some, 'keeper', 'dev', own('devices'))).toMatch(/No right "settings"/);
  });

  it('keeps an owner', () => {
    expect(change(some, 'ann', 'ann')).toBe('Member not valid: ann is the last owner');
    expect(change(some, 'ann', 'ann', as('manager'))).toBe('Member not valid: ann is the last owner');
    expect(change(some, 'ann', 'ann', own(...rightsOfRole('owner')))).toMatch(/is the last owner/);
    expect(change([...some, member('eve', as('owner'))], 'ann', 'ann')).toBe('yes');
  });

  it('makes and unmakes owners only by an owner, even where no right changes', () => {
    const full = own(...rightsOfRole('owner'));
    const members = [...some, member('eve', as('owner')), member('full', full)];
    for (const [username, membership] of [
      ['eve', full],
      ['full', as('owner')],
    ] as const) {
      expect(change(members, 'full', username, membership)).toMatch(/^permission denied: Only owners/);
      expect(change(members, 'ann', username, membership)).toBe('yes');
    }
    expect(change(members, 'ann', 'ann', full)).toBe('yes');
  });

  it('takes no role in place of an own set of rights without the right to manage members', () => {
    const members = [...some, member('most', own(...rightsOfRole('developer'), 'delete'))];
    expect(change(members, 'most', 'most', as('developer'))).toMatch(/No "organization:members" rights/);
    expect(change(members, 'most', 'most', own('devices'))).toBe('yes');
  });

  it('cannot remove a user who is no member', () =>
    expect(change(some, 'ann', 'nobody')).toBe('Member nobody not found'));

  it('is limited in number, except for existing members', () => {
    const many = Array.from({ length: mostMembers - 1 }, (_, n) => member(`m${n}`, as('viewer')));
    const full = [member('ann', as('owner')), ...many];
    expect(change(full, 'ann', 'more', as('viewer'))).toMatch(/at most 200/);
    expect(change(full, 'ann', 'm0', as('owner'))).toBe('yes');
  });
});

it('Groups are the organizations, with and without the role', () =>
  expect(
    groupsOf([
      { id: 'acme', role: 'owner' },
      { id: 'lab', role: null },
    ]),
  ).toEqual(['acme', 'acme:owner', 'lab']));
