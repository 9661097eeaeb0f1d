import { describe, expect, it } from '@jest/globals';
import { digestOf } from '@fieldpost/persistence';
import { type ClientState, type Credentials, requireClient } from './client-credentials.js';

const client: ClientState = {
  ownerId: 'u_ann',
  secretDigest: digestOf('its secret'),
  grants: [],
  scopes: [],
  isAccepted: true,
  isRejected: false,
  isPublic: false,
  forDevelopment: false,
};
const open: ClientState = { ...client, secretDigest: null, isPublic: true };
const credentials: Credentials = { id: 'x', secret: 'its secret', known: false };
const rejected = { rejection: 'CLIENT', reason: 'unknown client or wrong secret' };

describe('A client', () => {
  it('is let in with its secret, or when the token server knows it', () => {
    expect(requireClient(client, credentials, false)).toBe(client);
    expect(requireClient(client, { ...credentials, secret: '', known: true }, false)).toBe(client);
  });

  it.each(['', 'its secreT', 'its secret '])('is rejected with another secret: "%s"', (secret) =>
    expect(requireClient(client, { ...credentials, secret }, false)).toEqual(rejected),
  );

  it('that is public shows no secret, and no other client may do without', () => {
    expect(requireClient(open, { ...credentials, secret: '' }, false)).toBe(open);
    expect(requireClient(open, credentials, false)).toEqual(rejected);
    const broken = { ...client, secretDigest: null };
    expect(requireClient(broken, { ...credentials, secret: '' }, false)).toEqual(rejected);
  });

  it('that is unknown, not accepted or rejected is rejected in the same words', () => {
    const known = { ...credentials, known: true };
    expect(requireClient(null, known, false)).toEqual(rejected);
    expect(requireClient({ ...client, isAccepted: false }, known, false)).toEqual(rejected);
    expect(requireClient({ ...client, isRejected: true }, known, false)).toEqual(rejected);
  });

  it('that is not accepted serves its owner and nobody else; rejected, not even the owner', () => {
    const fresh = { ...client, isAccepted: false };
    expect(requireClient(fresh, credentials, false, 'u_ann')).toBe(fresh);
    expect(requireClient(fresh, credentials, false, 'u_bob')).toEqual(rejected);
    expect(requireClient({ ...fresh, isRejected: true }, credentials, false, 'u_ann')).toEqual(rejected);
    expect(requireClient({ ...fresh, ownerId: null }, credentials, false)).toEqual(rejected);
  });

  it('for development is served in development alone', () => {
    const sample = { ...client, forDevelopment: true };
    expect(requireClient(sample, credentials, true)).toBe(sample);
    expect(requireClient(sample, credentials, false)).toEqual(rejected);
  });
});
