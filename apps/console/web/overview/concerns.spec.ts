import { describe, expect, it } from '@jest/globals';
import { concernsIn } from './concerns.js';

const profile = {
  username: 'ann',
  email: 'ann@example.com',
  name: null,
  email_verified: true,
  administrator: false,
};
const clients = [
  { accepted: false, rejected: false },
  { accepted: true, rejected: false },
  { accepted: false, rejected: true },
];

describe('What needs attention', () => {
  it('is nothing where all is well, or not known yet', () => {
    expect(concernsIn({ profile, unregistered: [], gateways: [{ id: 'roof', activated: true }] })).toEqual(
      [],
    );
    expect(concernsIn({ unregistered: [] })).toEqual([]);
  });

  it('is an application without a handler, a gateway never seen, and an address not verified', () =>
    expect(
      concernsIn({
        profile: { ...profile, email_verified: false },
        unregistered: ['my-app'],
        gateways: [{ id: 'roof', activated: false }, { id: 'of-others' }],
      }),
    ).toEqual([{ of: 'application', id: 'my-app' }, { of: 'gateway', id: 'roof' }, { of: 'profile' }]));

  it('is a client that waits, for administrators alone', () => {
    expect(concernsIn({ profile, unregistered: [], clients })).toEqual([]);
    const administrator = { ...profile, administrator: true };
    expect(concernsIn({ profile: administrator, unregistered: [], clients })).toEqual([
      { of: 'clients', count: 1 },
    ]);
  });
});
