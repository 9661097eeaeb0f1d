import { describe, expect, it } from '@jest/globals';
import { OrganizationId } from '../identifiers/ids.js';
import { rolesOfGroups } from './group-memberships.js';

const [lab, office] = [OrganizationId('lab'), OrganizationId('office')];
const mappings = [
  { group: 'leads', organization: lab, role: 'manager' },
  { group: 'staff', organization: lab, role: 'viewer' },
  { group: 'staff', organization: office, role: 'developer' },
] as const;

describe('The groups of a person', () => {
  it('give a role in each organization that one of them is mapped to', () =>
    expect([...rolesOfGroups(['staff'], mappings)]).toEqual(
      expect.arrayContaining([
        [lab, 'viewer'],
        [office, 'developer'],
      ]),
    ));

  it('give the highest role of several', () =>
    expect(rolesOfGroups(['staff', 'leads'], mappings).get(lab)).toBe('manager'));

  it('give nothing when none is mapped', () => {
    expect(rolesOfGroups(['Staff', 'guests'], mappings).size).toBe(0);
    expect(rolesOfGroups(['staff'], []).size).toBe(0);
  });
});
