import { describe, expect, it } from '@jest/globals';
import { OrganizationId } from '../identifiers/ids.js';
import { membershipsOfGroups } from './group-memberships.js';
import { rightsOfRole } from './roles.js';

const [lab, office] = [OrganizationId('lab'), OrganizationId('office')];
const mappings = [
  { group: 'leads', organization: lab, role: 'manager' },
  { group: 'staff', organization: lab, role: 'viewer' },
  { group: 'staff', organization: office, role: 'developer' },
  { group: 'guests', organization: lab, rights: ['gateway:status'] },
  { group: 'testers', organization: lab, rights: ['messages:up:r', 'devices'] },
] as const;

describe('The groups of a person', () => {
  it('give a role in each organization that one of them is mapped to', () =>
    expect([...membershipsOfGroups(['staff'], mappings)].map(([id, { role }]) => [id, role])).toEqual(
      expect.arrayContaining([
        [lab, 'viewer'],
        [office, 'developer'],
      ]),
    ));

  it('give the highest role of several', () =>
    expect(membershipsOfGroups(['staff', 'leads'], mappings).get(lab)?.role).toBe('manager'));

  it('give an own set of rights, beside which a role that has them all stays a role', () => {
    const inLab = (...groups: string[]) => membershipsOfGroups(groups, mappings).get(lab);
    expect(inLab('testers')).toEqual({ role: null, rights: ['messages:up:r', 'devices'] });
    expect(inLab('staff', 'guests')).toEqual({ role: 'viewer', rights: rightsOfRole('viewer') });
    const { role, rights } = inLab('staff', 'testers') ?? {};
    expect([role, rights]).toEqual([null, expect.arrayContaining([...rightsOfRole('viewer'), 'devices'])]);
  });

  it('give nothing when none is mapped', () => {
    expect(membershipsOfGroups(['Staff', 'strangers'], mappings).size).toBe(0);
    expect(membershipsOfGroups(['staff'], []).size).toBe(0);
  });
});
