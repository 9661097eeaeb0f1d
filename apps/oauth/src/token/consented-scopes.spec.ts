import { describe, expect, it } from '@jest/globals';
import type { account } from '@fieldpost/contracts';
import { generalScopesIn } from '@fieldpost/domain';
import { userClaims } from '../issuing/grant-claims.js';
import { limitToConsent } from './token-sets.service.js';

const grant: account.Grant__Output = {
  rejection: 'NONE',
  reason: '',
  user_id: 'u_1',
  profile: {
    username: 'jane',
    email: 'j@x',
    first_name: '',
    last_name: '',
    created: '0',
    valid: true,
    pending_email: '',
    groups: [],
  },
  valid_after: '0',
  revision: '0',
  id_token_signed_response_alg: '',
  login_provider: '',
  has_second_factor: false,
  scopes: ['profile', 'apps', 'gateways', 'apps:my-app', 'gateways:my-gateway'],
  apps: { 'my-app': { rights: ['devices'] } },
  components: {},
  gateways: { 'my-gateway': { rights: ['gateway:info'] } },
};
const claimsOf = (given: account.Grant__Output) =>
  userClaims({
    origin: 'https://fieldpost.example',
    ...{ issuer: 'i', tokenId: 't', client: 'tool', interchangeable: true, now: 0, seconds: 1 },
    login: null,
    grant: given,
    loginScopes: grant.scopes,
  });

describe('The consent of a user', () => {
  it('consists of the general scopes, without the entities', () =>
    expect(generalScopesIn(grant.scopes)).toEqual(['profile', 'apps', 'gateways']));

  it('removes scopes, entities, rights and profile of other kinds from a token', () => {
    const claims = claimsOf(limitToConsent(grant, ['apps']));
    expect(claims).toMatchObject({ scope: ['apps', 'apps:my-app'], apps: { 'my-app': ['devices'] } });
    expect(claims).not.toHaveProperty('gateways');
    expect(claims).not.toHaveProperty('username');
  });

  it('changes nothing of a token that holds no more', () =>
    expect(claimsOf(limitToConsent(grant, generalScopesIn(grant.scopes)))).toEqual(claimsOf(grant)));

  it('is everything in a login without a limit, and nothing in one without any scope', () => {
    expect(limitToConsent(grant, null)).toBe(grant);
    expect(limitToConsent(grant, []).scopes).toEqual([]);
  });
});
