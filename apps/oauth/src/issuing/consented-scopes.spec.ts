import { describe, expect, it } from '@jest/globals';
import { asConsented, generalIn } from './requested-scopes.js';
import { userClaims, type UserGrant } from './token-claims.js';

const grant: UserGrant = {
  userId: 'u_1',
  profile: { username: 'jane', email: 'j@x', firstName: '', lastName: '', created: 0, valid: true },
  validAfter: 0,
  revision: undefined,
  scopes: ['profile', 'apps', 'gateways', 'apps:my-app', 'gateways:my-gateway'],
  rights: { apps: { 'my-app': ['devices'] }, components: {}, gateways: { 'my-gateway': ['gateway:info'] } },
};
const claimsOf = (given: UserGrant) =>
  userClaims({
    ...{ issuer: 'i', tokenId: 't', client: 'tool', interchangeable: true, now: 0, seconds: 1 },
    grant: given,
  });

describe('What a user has consented to', () => {
  it('is told by the general scopes, without the entities', () =>
    expect(generalIn(grant.scopes)).toEqual(['profile', 'apps', 'gateways']));

  it('takes scopes, entities, rights and profile of any other out of a token', () => {
    const claims = claimsOf(asConsented(grant, ['apps']));
    expect(claims).toMatchObject({ scope: ['apps', 'apps:my-app'], apps: { 'my-app': ['devices'] } });
    expect(claims).not.toHaveProperty('gateways');
    expect(claims).not.toHaveProperty('username');
  });

  it('changes nothing of a token that holds no more', () =>
    expect(claimsOf(asConsented(grant, generalIn(grant.scopes)))).toEqual(claimsOf(grant)));

  it('is everything in a login that nobody limited, and nothing in one without any scope', () => {
    expect(asConsented(grant, null)).toBe(grant);
    expect(asConsented(grant, []).scopes).toEqual([]);
  });
});
