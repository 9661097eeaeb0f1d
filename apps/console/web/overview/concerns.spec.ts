import { describe, expect, it } from '@jest/globals';
import { concernsIn } from './concerns.js';

const profile = {
  username: 'ann',
  email: 'ann@example.com',
  name: null,
  email_verified: true,
  administrator: false,
};
const now = new Date('2026-11-22T00:00:00Z');
const clients = [
  { accepted: false, rejected: false },
  { accepted: true, rejected: false },
  { accepted: false, rejected: true },
];

describe('An item that needs attention', () => {
  it('is missing when all is well, or not loaded yet', () => {
    const gateways = [{ id: 'roof', activated: true }];
    expect(concernsIn({ profile, unregistered: [], gateways }, now)).toEqual([]);
    expect(concernsIn({ unregistered: [] }, now)).toEqual([]);
  });

  it('is an application without a handler, a gateway never seen, or an unverified address', () =>
    expect(
      concernsIn(
        {
          profile: { ...profile, email_verified: false },
          unregistered: ['my-app'],
          gateways: [{ id: 'roof', activated: false }, { id: 'of-others' }],
        },
        now,
      ),
    ).toEqual([{ of: 'application', id: 'my-app' }, { of: 'gateway', id: 'roof' }, { of: 'profile' }]));

  it('is an application with errors', () =>
    expect(
      concernsIn(
        {
          profile,
          unregistered: [],
          errors: [
            { appId: 'my-app', count: 3, ofDecoder: 2, ofUnknownKind: 1 },
            { appId: 'other', count: 0, ofDecoder: 0, ofUnknownKind: 0 },
          ],
        },
        now,
      ),
    ).toEqual([{ of: 'errors', id: 'my-app', count: 3, ofDecoder: 2, ofUnknownKind: 1 }]));

  it('is a pending client, for administrators only', () => {
    expect(concernsIn({ profile, unregistered: [], clients }, now)).toEqual([]);
    const administrator = { ...profile, administrator: true };
    expect(concernsIn({ profile: administrator, unregistered: [], clients }, now)).toEqual([
      { of: 'clients', count: 1 },
    ]);
  });

  it('is a pending component, for administrators only', () => {
    expect(concernsIn({ profile, unregistered: [], pendingComponents: 2 }, now)).toEqual([]);
    const administrator = { ...profile, administrator: true };
    expect(concernsIn({ profile: administrator, unregistered: [], pendingComponents: 2 }, now)).toEqual([
      { of: 'pending components', count: 2 },
    ]);
    expect(concernsIn({ profile: administrator, unregistered: [], pendingComponents: 0 }, now)).toEqual([]);
  });

  it('is an access key that has expired or expires within two weeks', () => {
    const key = (name: string, expires?: string) => ({ appId: 'my-app', name, expires });
    const keys = [
      key('old', '2026-11-21T23:59:59Z'),
      key('short', '2026-12-06T00:00:00Z'),
      key('long', '2026-12-06T00:00:01Z'),
      key('endless'),
    ];
    expect(concernsIn({ unregistered: [], keys }, now)).toEqual([
      { of: 'key', id: 'my-app', name: 'old', expiry: 'expired' },
      { of: 'key', id: 'my-app', name: 'short', expiry: 'soon' },
    ]);
  });

  it('is an unreachable component, without duplicates', () => {
    const handler = { id: 'my-handler', service: 'handler', health: 'down' } as const;
    const components = [
      handler,
      handler,
      { id: 'my-broker', service: 'broker', health: 'up' },
      { id: 'my-router', service: 'router', health: undefined },
    ] as const;
    expect(concernsIn({ unregistered: [], components }, now)).toEqual([
      { of: 'component', id: 'my-handler', service: 'handler' },
    ]);
  });
});
