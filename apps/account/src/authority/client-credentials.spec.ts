import { describe, expect, it } from '@jest/globals';
import { digestOf } from '@fieldpost/persistence';
import { type ClientStanding, type Credentials, requireClient } from './client-credentials.js';

const client: ClientStanding = {
  ownerId: 'u_ann',
  secretDigest: digestOf('its secret'),
  grants: [],
  scopes: [],
  isAccepted: true,
  isRejected: false,
  isPublic: false,
  forDevelopment: false,
};
const open: ClientStanding = { ...client, secretDigest: null, isPublic: true };
const credentials: Credentials = { id: 'x', secret: 'its secret', known: false };
const refused = { refusal: 'CLIENT', reason: 'unknown client or wrong secret' };

describe('A client', () => {
  it('is let in with its secret, or when the token server knows it', () => {
    expect(requireClient(client, credentials, false)).toBe(client);
    expect(requireClient(client, { ...credentials, secret: '', known: true }, false)).toBe(client);
  });

  it.each(['', 'its secreT', 'its secret '])('is refused with another secret: "%s"', (secret) =>
    expect(requireClient(client, { ...credentials, secret }, false)).toEqual(refused),
  );

  it('that is public shows no secret, and no other client may do without', () => {
    expect(requireClient(open, { ...credentials, secret: '' }, false)).toBe(open);
    expect(requireClient(open, credentials, false)).toEqual(refused);
    const broken = { ...client, secretDigest: null };
    expect(requireClient(broken, { ...credentials, secret: '' }, false)).toEqual(refused);
  });

  it('that is unknown, not accepted or rejected is refused in the same words', () => {
    const known = { ...credentials, known: true };
    expect(requireClient(null, known, false)).toEqual(refused);
    expect(requireClient({ ...client, isAccepted: false }, known, false)).toEqual(refused);
    expect(requireClient({ ...client, isRejected: true }, known, false)).toEqual(refused);
  });

  it('that is not accepted serves its owner and nobody else; rejected, not even the owner', () => {
    const fresh = { ...client, isAccepted: false };
    expect(requireClient(fresh, credentials, false, 'u_ann')).toBe(fresh);
    expect(requireClient(fresh, credentials, false, 'u_bob')).toEqual(refused);
    expect(requireClient({ ...fresh, isRejected: true }, credentials, false, 'u_ann')).toEqual(refused);
    expect(requireClient({ ...fresh, ownerId: null }, credentials, false)).toEqual(refused);
  });

  it('for development is served in development alone', () => {
    const sample = { ...client, forDevelopment: true };
    expect(requireClient(sample, credentials, true)).toBe(sample);
    expect(requireClient(sample, credentials, false)).toEqual(refused);
  });
});
