import { describe, expect, it } from '@jest/globals';
import { ParseWith } from '@fieldpost/transport';
import { gatewayChanges, newGateway } from './gateway-bodies.js';

const creation = (body: unknown) => new ParseWith(newGateway).transform(body);
const change = (body: unknown) => new ParseWith(gatewayChanges).transform(body);
const minimum = { id: 'my-gateway', frequency_plan: 'EU_863_870' };

describe('The body of a new gateway', () => {
  it('has the location under either name; the name in responses takes precedence', async () => {
    const [one, other] = [{ longitude: 1 }, { longitude: 2 }];
    expect((await creation({ ...minimum, location: one })).settings.location).toEqual(one);
    expect((await creation({ ...minimum, antenna_location: one })).settings.location).toEqual(one);
    const both = await creation({ ...minimum, location: other, antenna_location: one });
    expect(both.settings.location).toEqual(one);
  });

  it('has whole metres of altitude when it is read', async () =>
    expect((await creation({ ...minimum, location: { altitude: 5.5 } })).settings.location).toEqual({
      altitude: 6,
    }));

  it.each([
    [undefined, 'Body not valid: should be an object with id and frequency_plan'],
    [[], 'Body not valid: should be an object with id and frequency_plan'],
    [{ frequency_plan: 'EU_863_870' }, 'GatewayID not valid: can not be empty'],
    [{ ...minimum, id: 'No Id' }, 'GatewayID not valid: has wrong format'],
    [{ id: 'my-gateway' }, 'FrequencyPlan not valid: can not be empty'],
    [{ ...minimum, frequency_plan: 868 }, 'FrequencyPlan not valid: should be the id of a frequency plan'],
    [{ ...minimum, frequency_plan: 'EU_868' }, 'FrequencyPlan not valid: should be one of those at'],
    [{ ...minimum, location: 'here' }, 'Location not valid: should be an object with'],
    [{ ...minimum, location: { latitude: 91 } }, 'Location.Latitude not valid: should be from -90 to 90'],
    [
      { ...minimum, antenna_location: { longitude: '4' } },
      'AntennaLocation.Longitude not valid: should be a',
    ],
    [{ ...minimum, location: { altitude: 1e9 } }, 'Location.Altitude not valid: should be at most'],
    [{ ...minimum, auto_update: 'yes' }, 'AutoUpdate not valid: should be true or false'],
  ])('%j is rejected', async (body, error) => {
    await expect(creation(body)).rejects.toThrow(error);
  });
});

describe('The body of a change', () => {
  it('may have routers as ids or as in responses', async () => {
    const body = { router: 'r1', fallback_routers: ['r2', { id: 'r3', address: 'x', mqtt_address: 'y' }] };
    expect((await change(body)).settings).toMatchObject({ router: 'r1', fallbackRouters: ['r2', 'r3'] });
    expect((await change({ router: null, fallback_routers: null })).settings).toMatchObject({
      router: null,
      fallbackRouters: [],
    });
  });

  it('may have attributes of any name, some of which must be text', async () => {
    const attributes = { brand: 'Kerlink', model: null, height: 3.5, mast: true };
    expect((await change({ attributes })).settings.attributes).toEqual(attributes);
  });

  it('does not change absent members', async () => {
    const { owner, settings } = await change({ id: 'other', key: 'x', activated: true });
    expect(owner).toBeUndefined();
    expect(Object.values(settings).filter((value) => value !== undefined)).toEqual([]);
  });

  it.each([
    [undefined, 'Body not valid: should be an object'],
    [{ owner: 'No Body' }, 'Owner not valid: should be a username'],
    [{ frequency_plan: 'nothing' }, 'FrequencyPlan not valid: should be one of those at'],
    [{ router: 'No Id' }, 'Router not valid: should be the id of a router'],
    [{ router: { address: 'x' } }, 'Router not valid: should be the id of a router'],
    [{ fallback_routers: 'r1' }, 'FallbackRouters not valid: should be an array of ids of routers'],
    [{ fallback_routers: ['r1', 5] }, 'FallbackRouters.1 not valid: should be the id of a router'],
    [{ fallback_routers: Array(11).fill('r1') }, 'FallbackRouters not valid: should have at most 10'],
    [{ attributes: [] }, 'Attributes not valid: should be an object'],
    [{ attributes: { brand: 5 } }, 'Attributes.Brand not valid: should be text'],
    [{ attributes: { other: {} } }, 'Attributes.Other not valid: should be text, a number or a boolean'],
    [{ attributes: { other: 'a\u0000b' } }, 'Attributes.Other not valid: should'],
    [{ attributes: { brand: 'a\ud800b' } }, 'Attributes.Brand not valid: should be well-formed text'],
    [{ attributes: { '\u0000': 'x' } }, 'Attributes not valid: should have names of letters'],
    [{ location_public: 1 }, 'LocationPublic not valid: should be true or false'],
  ])('%j is rejected', async (body, error) => {
    await expect(change(body)).rejects.toThrow(error);
  });
});
