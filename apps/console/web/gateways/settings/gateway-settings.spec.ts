import { describe, expect, it } from '@jest/globals';
import { areIds, changesOf, settingsOf } from './gateway-settings.js';
import type { KnownGateway } from '../gateways.queries.js';
import { readAttributes, writeAttributes } from './other-attributes.js';

const gateway: KnownGateway = {
  id: 'my-gateway',
  rights: [],
  frequency_plan: 'EU_863_870',
  frequency_plan_url: 'https://example.com/api/v2/frequency-plans/EU_863_870',
  location_public: false,
  status_public: true,
  owner_public: false,
  attributes: { description: 'On the roof', mast: 12, label: '12' },
  router: { id: 'my-router' },
  fallback_routers: [{ id: 'one' }, { id: 'two' }],
  antenna_location: { latitude: 52.37, longitude: 4.88, altitude: 12 },
};
const values = settingsOf(gateway);

describe('The settings of a gateway', () => {
  it('are unchanged without an edit', () =>
    expect(changesOf(values, gateway)).toMatchObject({
      frequency_plan: 'EU_863_870',
      router: 'my-router',
      fallback_routers: ['one', 'two'],
      attributes: { description: 'On the roof', mast: 12, label: '12' },
      status_public: true,
    }));

  it('contain no location without an edit, because it may be scrambled', () =>
    expect(changesOf({ ...values, locationPublic: true }, gateway)).not.toHaveProperty('antenna_location'));

  it('keep an altitude unknown that is not known', () => {
    const place = { latitude: 1, longitude: 2 };
    const unknown = { ...gateway, antenna_location: { latitude: 52, longitude: 4 } };
    expect(changesOf({ ...settingsOf(unknown), place }, unknown).antenna_location).toEqual(place);
  });

  it('contain a new location completely, and none for a removed one', () => {
    const moved = { ...values, place: { latitude: 1, longitude: 2 }, altitude: '' as const };
    expect(changesOf(moved, gateway).antenna_location).toEqual({ latitude: 1, longitude: 2, altitude: 0 });
    expect(changesOf({ ...values, place: undefined }, gateway).antenna_location).toBeNull();
  });

  it('remove empty attributes and an empty router', () => {
    const changes = changesOf({ ...values, description: ' ', others: 'mast: 13', router: '' }, gateway);
    expect(changes).toMatchObject({ attributes: { description: null, mast: 13, label: null }, router: null });
  });

  it('accept ids separated by commas or spaces', () => {
    expect(areIds('one, two  three')).toBe(true);
    expect(areIds('')).toBe(true);
    expect(areIds('one, Two')).toBe(false);
  });
});

describe('The other attributes of a gateway', () => {
  it('are unchanged after writing and reading', () =>
    expect(readAttributes(writeAttributes(gateway.attributes), gateway.attributes)).toEqual({
      attributes: gateway.attributes,
    }));

  it('are numbers, booleans and texts', () =>
    expect(readAttributes('a: 1.5\n\nb: true\nc: it is: so', {}).attributes).toEqual({
      a: 1.5,
      b: true,
      c: 'it is: so',
    }));

  it('report the invalid line', () =>
    expect(readAttributes('a: 1\n nothing \n', {})).toMatchObject({ wrong: 'nothing' }));
});
