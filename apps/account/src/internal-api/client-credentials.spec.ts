import { describe, expect, it } from '@jest/globals';
import { digestOf } from '@fieldpost/persistence';
import { authenticateClientFor, type ClientState } from './client-credentials.js';

const client: ClientState = {
  ownerId: 'u_ann',
  secretDigest: digestOf('its secret'),
  grants: [],
  scopes: [],
  isAccepted: true,
  isRejected: false,
  isPublic: false,
  forDevelopment: false,
  hasKeys: false,
};
const open: ClientState = { ...client, secretDigest: null, isPublic: true };
const credentials = { id: 'x', secret: 'its secret', known: false };
const rejected = { rejection: 'CLIENT', reason: 'unknown client or wrong secret' };

describe('A client', () => {
  it('is authenticated by its secret, or by oauth', () => {
    expect(authenticateClientFor(client, credentials, false)).toBe(client);
    expect(authenticateClientFor(client, { ...credentials, secret: '', known: true }, false)).toBe(client);
  });

  it.each(['', 'its secreT', 'its secret '])('is rejected with another secret: "%s"', (secret) =>
    expect(authenticateClientFor(client, { ...credentials, secret }, false)).toEqual(rejected),
  );

  it('that signs assertions is authenticated by oauth alone', () => {
    const signer = { ...client, hasKeys: true };
    expect(authenticateClientFor(signer, credentials, false)).toEqual(rejected);
    expect(authenticateClientFor(signer, { ...credentials, known: true }, false)).toBe(signer);
  });

  it('that is public sends no secret; every other client must send one', () => {
    expect(authenticateClientFor(open, { ...credentials, secret: '' }, false)).toBe(open);
    expect(authenticateClientFor(open, credentials, false)).toEqual(rejected);
    const broken = { ...client, secretDigest: null };
    expect(authenticateClientFor(broken, { ...credentials, secret: '' }, false)).toEqual(rejected);
  });

  it('that is unknown, not accepted or rejected gets the same rejection', () => {
    const known = { ...credentials, known: true };
    expect(authenticateClientFor(null, known, false)).toEqual(rejected);
    expect(authenticateClientFor({ ...client, isAccepted: false }, known, false)).toEqual(rejected);
    expect(authenticateClientFor({ ...client, isRejected: true }, known, false)).toEqual(rejected);
  });

  it('that is not accepted is available to its owner only, and not at all when rejected', () => {
    const fresh = { ...client, isAccepted: false };
    expect(authenticateClientFor(fresh, credentials, false, 'u_ann')).toBe(fresh);
    expect(authenticateClientFor(fresh, credentials, false, 'u_bob')).toEqual(rejected);
    expect(authenticateClientFor({ ...fresh, isRejected: true }, credentials, false, 'u_ann')).toEqual(
      rejected,
    );
    expect(authenticateClientFor({ ...fresh, ownerId: null }, credentials, false)).toEqual(rejected);
  });

  it('for development is available in development mode only', () => {
    const sample = { ...client, forDevelopment: true };
    expect(authenticateClientFor(sample, credentials, true)).toBe(sample);
    expect(authenticateClientFor(sample, credentials, false)).toEqual(rejected);
  });
});
