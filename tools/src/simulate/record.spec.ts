import { describe, expect, it } from '@jest/globals';
import { deviceOf, gatewayOf, newRecord } from './record.js';

describe('The record of a simulation', () => {
  const record = newRecord('EU_863_870', true);

  it('has other EUIs and keys for each device, and the same ones in every run', () => {
    const [first, second] = [deviceOf(record, 1), deviceOf(record, 2)];
    expect(deviceOf(record, 1)).toEqual(first);
    expect(second.appEui).toBe(first.appEui);
    expect([second.devEui, second.appKey]).not.toEqual([first.devEui, first.appKey]);
    expect(first.appKey).toHaveLength(16);
  });

  it('has ids and EUIs of its own', () =>
    expect(gatewayOf(newRecord('EU_863_870', true), 1)).not.toEqual(gatewayOf(record, 1)));

  it('has no user where a token is given', () => expect(newRecord('EU_863_870', false).user).toBeUndefined());
});
