import { describe, expect, it } from '@jest/globals';
import { Eui, GatewayId } from '@fieldpost/domain';
import type { FrequencyPlanId } from '../frequency-plans/frequency-plans.js';
import {
  changedSettings,
  mostAttributes,
  newSettings,
  requireEuiOfId,
  type SettingsChanges,
} from './gateway-settings.js';

const europe = 'EU_863_870' as FrequencyPlanId;
const settings = newSettings(europe, {
  location: { longitude: 4, latitude: 52, altitude: 1 },
  attributes: { brand: 'Kerlink', placement: 'indoor' },
});
const changed = (changes: SettingsChanges) => changedSettings(settings, changes);

describe('The settings of a new gateway', () => {
  it('publish nothing and update nothing by default', () =>
    expect(newSettings(europe, {})).toEqual({
      frequencyPlan: 'EU_863_870',
      eui: null,
      location: null,
      locationPublic: false,
      statusPublic: false,
      ownerPublic: false,
      autoUpdate: false,
      betaUpdates: false,
      attributes: {},
      router: null,
      fallbackRouters: [],
    }));
});

describe('The EUI in the settings', () => {
  const [eui, other] = [Eui('B827EBFFFE000001'), Eui('B827EBFFFE000002')];
  const checked = (id: string, changes: SettingsChanges) => () => requireEuiOfId(GatewayId(id), changes);

  it('is free for an id that names none', () => expect(checked('my-gateway', { eui: other })).not.toThrow());

  it('is that of an id that names one', () => {
    for (const changes of [{}, { eui }]) expect(checked('eui-b827ebfffe000001', changes)).not.toThrow();
    for (const changes of [{ eui: other }, { eui: null }])
      expect(checked('eui-b827ebfffe000001', changes)).toThrow('names the EUI B827EBFFFE000001');
  });
});

describe('A change of settings', () => {
  it('does not change absent members', () => {
    expect(changed({})).toEqual(settings);
    expect(changed({ locationPublic: undefined })).toEqual(settings);
    expect(changed({ statusPublic: true, router: 'r1' })).toEqual({
      ...settings,
      statusPublic: true,
      router: 'r1',
    });
  });

  it('merges attributes and removes those that are null', () =>
    expect(changed({ attributes: { brand: null, model: 'iFemtoCell' } }).attributes).toEqual({
      placement: 'indoor',
      model: 'iFemtoCell',
    }));

  it('keeps the position when the altitude comes with the position 0, 0, as v2’s command line sends it', () => {
    const altitude = { longitude: 0, latitude: 0, altitude: 9 };
    expect(changed({ location: altitude }).location).toEqual({ longitude: 4, latitude: 52, altitude: 9 });
    const nowhere = { longitude: 0, latitude: 0, altitude: 0 };
    expect(changed({ location: nowhere }).location).toEqual(nowhere);
  });

  it('merges the location and removes it when it is null', () => {
    expect(changed({ location: { altitude: 9 } }).location).toEqual({
      longitude: 4,
      latitude: 52,
      altitude: 9,
    });
    expect(changed({ location: null }).location).toBeNull();
  });

  it('is limited in the number of attributes', () => {
    const many = Array.from({ length: mostAttributes - 1 }, (_, n) => [`name-${n}`, n] as const);
    expect(() => changed({ attributes: Object.fromEntries(many) })).toThrow(
      'Attributes not valid: a gateway has at most 50',
    );
    expect(changed({ attributes: Object.fromEntries(many.slice(1)) })).toBeDefined();
  });
});
