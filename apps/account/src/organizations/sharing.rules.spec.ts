import { describe, expect, it } from '@jest/globals';
import type { MemberRight, OrganizationId } from '@fieldpost/domain';
import { mostOrganizations, requireSharingAllowed, type Sharing } from './sharing.rules.js';

const acme = 'acme' as OrganizationId;
const ann = { userId: 'u_ann', rights: ['collaborators', 'devices'] };
const users = [
  {
    userId: 'u_ann',
    username: 'ann',
    rights: ['collaborators', 'devices'],
    own: ['collaborators', 'devices'],
    throughOrganizations: [],
  },
];
const entities: readonly MemberRight[] = ['organization:entities'];

const outcome = (
  organizations: Sharing['organizations'],
  rights: readonly string[],
  editor: { readonly memberRights?: readonly MemberRight[]; readonly isAdministrator?: boolean } = {},
): string => {
  try {
    const change = { id: acme, rights, managing: 'collaborators' };
    requireSharingAllowed({ users, organizations }, change, { memberRights: entities, ...ann, ...editor });
    return 'yes';
  } catch (error) {
    return (error as Error).message;
  }
};

describe('An organization as collaborator', () => {
  it('gets only rights that the caller holds', () => {
    expect(outcome([], ['devices'])).toBe('yes');
    expect(outcome([], ['settings'])).toMatch(/"settings" to give away/);
    expect(outcome([{ id: acme, rights: ['settings'] }], ['settings', 'devices'])).toBe('yes');
  });

  it('loses only rights that the caller holds, except by an administrator', () => {
    const organizations = [{ id: acme, rights: ['settings', 'devices'] }];
    expect(outcome(organizations, ['settings'])).toBe('yes');
    expect(outcome(organizations, [])).toMatch(/"settings" to take away/);
    expect(outcome(organizations, [], { isAdministrator: true })).toBe('yes');
  });

  it('is added with the consent of a member who manages its entities', () => {
    const denied = 'permission denied: No "organization:entities" rights to Organization "acme"';
    expect(outcome([], ['devices'], { memberRights: [] })).toBe(denied);
    expect(outcome([{ id: acme, rights: [] }], ['devices'], { memberRights: [] })).toBe('yes');
  });

  it('is one of a few', () => {
    const others = Array.from({ length: mostOrganizations }, (_, n) => ({
      id: `o-${n}` as OrganizationId,
      rights: ['devices'],
    }));
    expect(outcome(others, ['devices'])).toMatch(/at most 5/);
  });

  it('cannot be removed when it is none', () =>
    expect(outcome([], [])).toBe('Organization acme is not a collaborator'));
});
