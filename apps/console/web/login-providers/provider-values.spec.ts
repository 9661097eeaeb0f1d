import { describe, expect, it } from '@jest/globals';
import type { LoginProvider } from '../api/account.js';
import { bodyOf, newProvider, providerProblems, valuesOf } from './provider-values.js';

const provider: LoginProvider = {
  ...{ id: 'company', name: 'Company', icon: 'key', issuer: 'https://login.example.com' },
  ...{ client_id: 'fieldpost', scopes: ['openid', 'email'], email_domains: ['example.com'] },
  ...{ username_claim: 'login', email_claim: 'mail', groups_claim: 'groups' },
  ...{ administrator_groups: ['admins', 'operators'], creates_users: true, trusts_second_factor: true },
  ...{ enabled: false, origin: 'api' },
  organizations: [
    { organization: 'acme', role: 'developer', group: 'Field team' },
    { organization: 'acme', rights: ['messages:up:r', 'devices'], group: 'Testers' },
  ],
};

describe('The form of a login provider', () => {
  it('sends back what it was filled with, without id, issuer and secret', () => {
    const { id: _, issuer: __, origin: ___, ...changeable } = provider;
    expect(bodyOf(valuesOf(provider))).toEqual(changeable);
  });

  it('reads a line of organization, role or rights, and group, and rejects another one', () => {
    expect(providerProblems.organizations('acme developer Field team\n\nlab owner leads')).toBeNull();
    for (const line of [
      'acme developer',
      'acme king leads',
      'acme devices,king leads',
      'acme devices',
      'Not-An-Id owner leads',
      'x',
    ])
      expect(providerProblems.organizations(line)).toContain('on each line');
  });

  it.each([
    ['keeps the secret when nothing is entered', {}, {}],
    ['changes it', { client_secret: 'new' }, { client_secret: 'new' }],
    ['removes it', { removes_secret: true, client_secret: 'new' }, { client_secret: null }],
  ])('%s', (_, values, expected) => {
    const { client_secret, ...rest } = bodyOf({ ...newProvider, ...values });
    expect(client_secret === undefined ? {} : { client_secret }).toEqual(expected);
    expect(rest).not.toHaveProperty('removes_secret');
  });
});
