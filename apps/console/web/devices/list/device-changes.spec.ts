import { describe, expect, it } from '@jest/globals';
import type { Device } from '@fieldpost/domain';
import { withChange } from './device-changes.js';

const device = {
  app_id: 'stations',
  dev_id: 'roof',
  description: 'Roof',
  attributes: { floor: '3', colour: 'red' },
  lorawan_device: {},
} as unknown as Device;

describe('A changed field of many devices', () => {
  it('replaces the description alone', () =>
    expect(withChange(device, { field: 'description', name: '', value: 'Attic' })).toEqual({
      ...device,
      description: 'Attic',
    }));

  it('sets one attribute and keeps the others', () =>
    expect(withChange(device, { field: 'attribute', name: 'floor', value: '4' }).attributes).toEqual({
      floor: '4',
      colour: 'red',
    }));

  it('removes an attribute by an empty value', () =>
    expect(withChange(device, { field: 'attribute', name: 'floor', value: '' }).attributes).toEqual({
      colour: 'red',
    }));
});
