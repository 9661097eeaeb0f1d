import { describe, expect, it } from '@jest/globals';
import { Eui, GatewayId, gatewayRights } from '@fieldpost/domain';
import type { FrequencyPlanId } from '../frequency-plans/frequency-plans.js';
import type { UserId } from '../values/user-id.js';
import { newSettings } from './gateway-settings.js';
import { type Reader, viewOf } from './gateway-view.js';
import type { Gateway } from './gateways.repository.js';

const eui = Eui('B827EBFFFE000001');
const place = { longitude: 4.88, latitude: 52.37, altitude: 12 };
const gateway = (changes: Partial<Gateway> = {}): Gateway => ({
  ...newSettings('EU_863_870' as FrequencyPlanId, { eui, location: place, router: 'my-router' }),
  id: GatewayId('my-gateway'),
  owner: { id: 'u_1' as UserId, username: 'ann' },
  activated: true,
  sealed: Buffer.of(),
  scrambleSeed: Buffer.alloc(8, 3),
  ...changes,
});
const view = (reader: Reader, changes: Partial<Gateway> = {}) =>
  viewOf(gateway(changes), 'https://plan', reader);
const plain = {
  id: 'my-gateway',
  frequency_plan: 'EU_863_870',
  frequency_plan_url: 'https://plan',
  location_public: false,
  status_public: false,
  owner_public: false,
  attributes: {},
  router: { id: 'my-router' },
  fallback_routers: [],
};

describe('The view of a gateway', () => {
  it('has the basic data for a caller without rights', () => expect(view([])).toEqual(plain));

  it('has the public data for a caller without rights', () => {
    expect(view([], { locationPublic: true })).toMatchObject({ antenna_location: place });
    expect(view([], { statusPublic: true })).toEqual({ ...plain, status_public: true, activated: true });
    expect(view([], { ownerPublic: true })).toMatchObject({ owner: { id: 'u_1', username: 'ann' } });
  });

  it('has a scrambled location for a collaborator, the same each time', () => {
    const { antenna_location } = view(['gateway:status']);
    expect(antenna_location).toEqual({ longitude: expect.any(Number), latitude: expect.any(Number) });
    expect(antenna_location).not.toMatchObject({ longitude: 4.88 });
    expect(view(['gateway:settings']).antenna_location).toEqual(antenna_location);
    expect(view(['gateway:status'], { locationPublic: true }).antenna_location).toEqual(place);
  });

  it.each([
    ['gateway:location', { antenna_location: place }],
    ['gateway:status', { activated: true }],
    ['gateway:owner', { owner: { id: 'u_1', username: 'ann' } }],
    ['gateway:settings', { auto_update: false, beta_updates: false }],
  ] as const)('%s shows its part and nothing of the others', (right, part) => {
    const { antenna_location, ...rest } = view([right]);
    expect({ ...rest, ...(right === 'gateway:location' && { antenna_location }) }).toEqual({
      ...plain,
      eui,
      ...part,
    });
  });

  it('has everything except the owner for the gateway itself', () => {
    expect(view('itself')).toEqual({
      ...plain,
      eui,
      antenna_location: place,
      activated: true,
      auto_update: false,
      beta_updates: false,
    });
  });

  it('has no location or owner when there is none', () => {
    expect(view(gatewayRights, { location: null, owner: null })).not.toHaveProperty('antenna_location');
    expect(view(gatewayRights, { location: null, owner: null })).not.toHaveProperty('owner');
    expect(view(['gateway:status'], { location: { altitude: 3 } })).not.toHaveProperty('antenna_location');
  });
});
