import { describe, expect, it } from '@jest/globals';
import { afterRevocations, AppId, type Claims } from '@fieldpost/domain';
import { readClaims } from '@fieldpost/auth';
import { narrowedClaims } from './token-issuer.service.js';

const appId = AppId('my-app');
const presented: Claims = {
  issuer: 'fieldpost',
  subject: 'u_1',
  type: 'user',
  client: 'tool',
  username: undefined,
  interchangeable: true,
  expiresAt: 1_700_003_600,
  scopes: ['apps'],
  apps: new Map([[appId, ['settings', 'devices']]]),
  components: new Map(),
  gateways: new Map(),
  issuedAt: 1_699_999_000,
};
const ofKey: Claims = {
  ...presented,
  type: 'app',
  subject: 'my-app:1',
  client: undefined,
  keyName: 'my-key',
};

/** The claims of a token that was narrowed a while after the presented one was issued. */
const narrowed = (claims: Claims): Claims => {
  const raw = narrowedClaims({
    issuer: 'fieldpost',
    tokenId: 'id',
    presented: claims,
    appId,
    rights: ['devices'],
    now: 1_700_000_000_000,
    seconds: 60,
  });
  const read = readClaims(raw);
  if (!read) throw new Error('claims have the wrong form');
  return read;
};
const isRevoked = (claims: Claims, subject: string, position: number) =>
  afterRevocations(claims, (about) => (about === subject ? { subject, position, rights: [] } : undefined)) ===
  undefined;

describe('A narrowed token', () => {
  it('is revoked with the presented token, also when that was revoked before', () => {
    const claims = narrowed({ ...presented, revision: 500 });
    expect(claims.revision).toBe(500);
    expect(isRevoked(claims, 'user:u_1', 501)).toBe(true);
    expect(isRevoked(claims, 'user:u_1', 500)).toBe(false);
  });

  it('is revoked by the date of a presented token without a position of the feed', () =>
    expect(isRevoked(narrowed(presented), 'user:u_1', 1_699_999_500_000)).toBe(true));

  it('is revoked with the access key of the presented token', () =>
    expect(isRevoked(narrowed({ ...ofKey, revision: 500 }), 'access-key:my-app/my-key', 501)).toBe(true));
});
