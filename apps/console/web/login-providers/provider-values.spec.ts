import { describe, expect, it } from '@jest/globals';
import type { LoginProvider } from '../api/account.js';
import { bodyOf, newProvider, valuesOf } from './provider-values.js';

const provider: LoginProvider = {
  ...{ id: 'company', name: 'Company', icon: 'key', issuer: 'https://login.example.com' },
  ...{ client_id: 'fieldpost', scopes: ['openid', 'email'], email_domains: ['example.com'] },
  ...{ username_claim: 'login', email_claim: 'mail', groups_claim: 'groups' },
  ...{ administrator_groups: ['admins', 'operators'], creates_users: true, trusts_second_factor: true },
  ...{ enabled: false, origin: 'api' },
};

describe('The form of a login provider', () => {
  it('sends back what it was filled with, without id, issuer and secret', () => {
    const { id: _, issuer: __, origin: ___, ...changeable } = provider;
    expect(bodyOf(valuesOf(provider))).toEqual(changeable);
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
